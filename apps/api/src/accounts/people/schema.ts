import { schoolRoles } from '@melhor-escola/domain/panel-role';
import { z } from 'zod';
import { mailChoiceBody } from '../school-mails/schema.ts';
import { emailField } from '../schema.ts';

const role = z.enum(schoolRoles);

/** The people of a school. */
export const schoolPeopleBody = z
  .object({
    school: z.object({ slug: z.string(), name: z.string() }),
    mayManage: z.boolean().meta({ description: 'Whether the current user may invite, change and remove.' }),
    mails: mailChoiceBody.nullable().meta({ description: 'The current user’s; null for our own team.' }),
    members: z.array(
      z.object({
        account: z.int(),
        name: z.string(),
        email: z.string(),
        role,
        isCurrentUser: z.boolean(),
        since: z.iso.datetime(),
        lastSeenAt: z.iso
          .datetime()
          .nullable()
          .meta({ description: 'In any session, accurate to the hour.' }),
        hasSecondFactor: z.boolean(),
      }),
    ),
    invitations: z
      .array(
        z.object({
          id: z.int(),
          email: z.string(),
          role,
          createdAt: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Neither accepted nor withdrawn; some have expired.' }),
  })
  .meta({ id: 'SchoolPeople' });

export const changeRoleBody = z.object({ role });

export const inviteBody = z.object({ email: emailField, role });

/** The secret of an invitation's link. */
export const invitationTokenBody = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** An invitation, for whoever has its link. */
export const invitationBody = z
  .object({
    school: z.object({ slug: z.string(), name: z.string(), city: z.string(), uf: z.string() }),
    role,
    email: z.string().meta({ description: "Masked: 'm•••@e•••.com.br'." }),
    isForCurrentUser: z.boolean().meta({
      description: 'Whether the account has confirmed the invited address.',
    }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' });

/** The school that somebody has joined. */
export const joinedSchoolBody = z.object({ slug: z.string() }).meta({ id: 'JoinedSchool' });
