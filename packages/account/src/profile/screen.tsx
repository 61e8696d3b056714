'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { AccountSection, AsyncSection, WithoutScripts } from '../account-section.tsx';
import { useAccountPorts } from '../ports.tsx';
import { FavoritesSection } from '../saved/favorites-section.tsx';
import { SavedSearchesSection } from '../saved/saved-searches-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { CpfField } from './fields/cpf-field.tsx';
import { EmailField } from './fields/email-field.tsx';
import { GoogleField } from './fields/google-field.tsx';
import { NameField } from './fields/name-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { PictureField } from './fields/picture-field.tsx';
import { profileQuery, type Profile } from './queries.ts';

/** The current user's data, sign-in, devices, saved searches and favorite schools (EN-01, CA-04). */
export function ProfileScreen() {
  const { api } = useAccountPorts();
  const user = useQuery(profileQuery(api));
  return (
    <PageWidth className="py-6 sm:py-10">
      <ProfileHeader user={user.data} />
      <WithoutScripts what="mudar seus dados" />
      <AccountSection
        id="dados"
        title="Seus dados"
        intro="É com eles que a escola sabe quem reservou a bolsa."
      >
        <AsyncSection query={user} what="seus dados">
          {({ id, name, phone, maskedCpf, picture }) => (
            <ul>
              <PictureField name={name} picture={picture} />
              <NameField userId={id} name={name} />
              <PhoneField userId={id} phone={phone} />
              <CpfField maskedCpf={maskedCpf} />
            </ul>
          )}
        </AsyncSection>
      </AccountSection>
      <AccountSection
        id="acesso"
        title="Formas de entrar"
        intro="É com elas que você entra na conta. Para sua segurança, uma troca de e-mail só vale depois de confirmada."
      >
        <AsyncSection query={user} what="seu acesso">
          {({ id, email, isEmailConfirmed, pendingEmail, hasGoogle, hasPassword }) => (
            <ul>
              <EmailField
                userId={id}
                email={email}
                isConfirmed={isEmailConfirmed}
                pendingEmail={pendingEmail}
                hasPassword={hasPassword}
              />
              <PasswordField email={email} hasPassword={hasPassword} />
              <GoogleField email={email} isLinked={hasGoogle} hasPassword={hasPassword} />
            </ul>
          )}
        </AsyncSection>
      </AccountSection>
      <DevicesSection />
      <SavedSearchesSection />
      <FavoritesSection />
      <PrivacyPanelLink />
    </PageWidth>
  );
}

function ProfileHeader({ user }: { user: Profile | undefined }) {
  return (
    <header className="pb-8">
      <Heading level={1} size="large">
        Minha conta
      </Heading>
      {user && (
        <Text tone="soft" className="wrap-anywhere">
          {user.name}
        </Text>
      )}
    </header>
  );
}

function PrivacyPanelLink() {
  const { links } = useAccountPorts();
  return (
    <AccountSection
      id="privacidade"
      title="Privacidade e dados"
      intro={
        <>
          O que guardamos está também na{' '}
          <Link asChild>
            <RouteLink {...links.privacy()}>Política de privacidade</RouteLink>
          </Link>
          .
        </>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <Text className="max-w-prose">
          Veja o que guardamos sobre você e por quê, baixe uma cópia, mude o que autorizou ou exclua a conta.
        </Text>
        <LinkButton asChild className="max-sm:w-full">
          <RouteLink {...links.privacyPanel()}>Abrir privacidade e dados</RouteLink>
        </LinkButton>
      </div>
    </AccountSection>
  );
}
