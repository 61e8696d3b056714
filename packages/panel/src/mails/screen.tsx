import type { UnsentMails } from '@melhor-escola/api-client/panel';
import { formatCount, pluralize } from '@melhor-escola/domain/count';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { SegmentedNav, SegmentLink } from '@melhor-escola/ui/segmented-control';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { ConfirmedAction } from '../confirmed-action.tsx';
import { ListPages } from '../list-pages.tsx';
import { OperationPage } from '../operation/operation-page.tsx';
import { usePanelPorts } from '../ports.tsx';
import { DeleteMail } from './delete-mail.tsx';
import { mailName, mailProblem, mailTiming } from './mail-text.ts';
import { mailsQuery, retryAllMails, retryMail } from './queries.ts';
import type { MailsSearch } from './search-params.ts';

/** A settled mail leaves the list: the next one takes the focus, or the heading. */
const focusNeighbor = focusOnRemoval(
  (sibling) => sibling?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('#lista'),
);

/** The mails that could not be sent: our team sends them again, or deletes them. Who gets them is masked. */
export function MailsScreen({ search }: { search: MailsSearch }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(mailsQuery(api, search));
  const { situacao, pagina = 1 } = search;
  const { counts } = data;
  const title = listTitle(counts, situacao);
  useAnnouncement(title, { initial: false });
  return (
    <OperationPage
      title="E-mails parados"
      intro="O site tenta entregar um e-mail por um dia. O que não deu certo para aqui. Links de e-mails antigos podem ter vencido."
    >
      <Text className="hidden noscript:block">
        Para enviar de novo ou apagar, ative o JavaScript do navegador.
      </Text>
      <SegmentedNav aria-label="Por que pararam">
        <SegmentLink asChild current={situacao === undefined}>
          <RouteLink {...links.mails()}>{`Não entregues (${formatCount(counts.failed)})`}</RouteLink>
        </SegmentLink>
        <SegmentLink asChild current={situacao !== undefined}>
          <RouteLink {...links.mails({ situacao: 'retidos' })}>
            {`Retidos pelo limite (${formatCount(counts['held-back'])})`}
          </RouteLink>
        </SegmentLink>
      </SegmentedNav>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="small" id="lista" tabIndex={-1}>
          {title}
        </Heading>
        {situacao === undefined && counts.failed > 1 && (
          <ConfirmedAction
            trigger={<Button className="max-sm:w-full noscript:hidden">Enviar todos de novo</Button>}
            title="Enviar todos de novo?"
            text={`O site tenta entregar ${formatCount(counts.failed)} e-mails outra vez, por cerca de duas horas. Faz sentido depois de o servidor de e-mail ficar fora do ar.`}
            label="Enviar todos de novo"
            done="Os e-mails estão na fila de envio."
            call={() => retryAllMails(api)}
          />
        )}
      </div>
      {data.mails.length === 0 ? (
        <Empty situacao={situacao} />
      ) : (
        <ul className="flex max-w-180 flex-col gap-3">
          {data.mails.map((mail) => (
            <li key={mail.id} ref={focusNeighbor}>
              <MailItem mail={mail} />
            </li>
          ))}
        </ul>
      )}
      <ListPages page={pagina} count={data.pages} target={(to) => links.mails({ ...search, pagina: to })} />
    </OperationPage>
  );
}

function listTitle(counts: UnsentMails['counts'], situacao: MailsSearch['situacao']): string {
  return situacao === undefined
    ? pluralize(counts.failed, 'e-mail não entregue', 'e-mails não entregues')
    : pluralize(counts['held-back'], 'e-mail retido', 'e-mails retidos');
}

function Empty({ situacao }: Pick<MailsSearch, 'situacao'>) {
  if (situacao === undefined)
    return (
      <EmptyState level={3} title="Nenhum e-mail parado">
        Os que nenhum servidor aceitar em um dia aparecem aqui.
      </EmptyState>
    );
  return (
    <EmptyState level={3} title="Nenhum e-mail retido">
      Quando uma caixa recebe e-mails demais do site, os seguintes ficam aqui.
    </EmptyState>
  );
}

function MailItem({ mail }: { mail: UnsentMails['mails'][number] }) {
  const { api } = usePanelPorts();
  const name = `e-mail ${mail.id}`;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-col items-start gap-1">
        <Heading level={3} size="small" className="wrap-anywhere">
          {mailName(mail)}
        </Heading>
        <Text className="wrap-anywhere">{`Para ${mail.recipient}`}</Text>
        <Text className="wrap-anywhere">{mailProblem(mail)}</Text>
        <Text size="small" tone="soft" tabular>
          {`Número ${mail.id}. ${mailTiming(mail)}`}
        </Text>
      </div>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <ConfirmedAction
          trigger={
            <Button className="max-sm:w-full">
              Enviar de novo<span className="sr-only">{`: ${name}`}</span>
            </Button>
          }
          title="Enviar de novo?"
          text="O site tenta entregar este e-mail outra vez, por cerca de duas horas."
          label="Enviar de novo"
          done="O e-mail está na fila de envio."
          call={() => retryMail(api, mail.id)}
        />
        <DeleteMail mail={mail.id} />
      </div>
    </Card>
  );
}
