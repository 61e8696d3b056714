import { Heading } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { Invitations, InviteForm } from './invitations.tsx';
import { MailChoice } from './mail-choice.tsx';
import { MemberItem } from './member-item.tsx';
import { peopleQuery } from './queries.ts';

/** Who looks after a school, and who has been invited to. */
export function PeopleScreen({ slug }: { slug: string }) {
  const { api } = usePanelPorts();
  const { data, dataUpdatedAt } = useSuspenseQuery(peopleQuery(api, slug));
  const { members, invitations, mayManage, mails } = data;
  const own = members.find(({ isCurrentUser }) => isCurrentUser);
  const isOwner = own?.role === 'owner';
  return (
    <SchoolPage
      slug={slug}
      school={data.school.name}
      title="Pessoas"
      intro={
        mayManage
          ? 'Quem cuida da escola. Responsáveis convidam, mudam e removem pessoas.'
          : 'Quem cuida da escola. Só responsáveis convidam, mudam e removem pessoas.'
      }
    >
      <section aria-labelledby="pessoas" className="flex flex-col gap-3">
        <Heading level={2} id="pessoas">
          Quem tem acesso
        </Heading>
        <ul className="grid gap-3 lg:grid-cols-2">
          {members.map((member) => (
            <MemberItem
              key={member.account}
              slug={slug}
              member={member}
              mayManage={mayManage}
              mayHandOver={isOwner}
            />
          ))}
        </ul>
      </section>
      {mails && own && <MailChoice slug={slug} choice={mails} email={own.email} />}
      <Invitations slug={slug} invitations={invitations} mayManage={mayManage} now={dataUpdatedAt} />
      {mayManage && <InviteForm slug={slug} />}
    </SchoolPage>
  );
}
