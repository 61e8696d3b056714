import path from 'node:path';
import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../platform/database/database.ts';
import { eventHandlers } from './event-handlers.ts';
import { registerAccountRoutes } from '../accounts/routes.ts';
import { registerClaims } from '../accounts/claims/routes.ts';
import { registerPeople } from '../accounts/people/routes.ts';
import { registerSchoolLog } from '../accounts/school-log/routes.ts';
import { registerResetSecondFactor } from '../accounts/second-factor/reset-factor.ts';
import { requireRole } from '../accounts/roles/require-role.ts';
import { registerOperators, registerPanel } from '../accounts/roles/routes.ts';
import { requireSignedIn } from '../accounts/sessions/signed-in.ts';
import { registerBackupRoutes } from './backup/routes.ts';
import { registerBenefits } from '../orders/benefits/routes.ts';
import { registerOperatorRoutes } from './operator-commands/routes.ts';
import { registerUnsentMails } from '../platform/mail/routes.ts';
import { registerOperatedOrders } from '../orders/operator/routes.ts';
import { registerOrders } from '../orders/routes.ts';
import { registerSchoolOrders } from '../orders/school-orders/routes.ts';
import { registerPaymentEvents } from '../orders/payment/routes.ts';
import { registerSiteMetrics } from '../platform/collector/routes.ts';
import { registerVisitorLocation } from '../search/places/routes.ts';
import { registerDeleteAccount, registerPrivacy } from '../privacy/routes.ts';
import { registerDemoPictures } from '../demo/routes.ts';
import { registerDirectoryRoutes } from '../search/directory/routes.ts';
import { registerFavorites } from '../accounts/favorites/routes.ts';
import { registerMailChoice, registerStopSchoolMails } from '../accounts/school-mails/routes.ts';
import { registerFindAccounts } from '../accounts/find/routes.ts';
import { registerFindSchools } from '../search/find/routes.ts';
import { registerAlerts } from '../accounts/alerts/routes.ts';
import { registerSavedSearches, registerStopAlert } from '../accounts/saved-searches/routes.ts';
import { registerImports } from '../catalog/imports/operation/routes.ts';
import { registerRedirectRules } from '../catalog/redirects/operation/routes.ts';
import { registerRedirectLookup } from '../catalog/redirects/routes.ts';
import { registerSchoolOverview } from '../community/overview/routes.ts';
import { registerSchoolViews } from '../community/overview/school-views.ts';
import { registerFunnels } from '../community/funnel/routes.ts';
import { registerQuestionRoutes } from '../community/questions/routes.ts';
import { registerReviewRoutes } from '../community/reviews/routes.ts';
import { registerOperation } from '../community/operation/routes.ts';
import { registerOperatedTexts } from '../community/operated-texts/routes.ts';
import { registerSchoolTexts } from '../community/school-texts/routes.ts';
import { registerSchoolVisits } from '../community/visits/school/routes.ts';
import { registerSchoolPage } from '../catalog/schools/page/routes.ts';
import { registerSchoolPhotos, registerUploadedPhotos } from '../catalog/schools/photos/routes.ts';
import { registerOfferFile } from '../catalog/school-offers/file/routes.ts';
import { registerSchoolOffers } from '../catalog/school-offers/routes.ts';
import { registerOperatedSchools } from '../catalog/schools/routes.ts';
import { registerUnconfirmedSchools } from '../catalog/schools/unconfirmed/routes.ts';
import { registerUnansweredVisits } from '../community/visits/unanswered/routes.ts';
import { registerVisitRoutes } from '../community/visits/routes.ts';
import { requireOperator, requireTenant } from '../platform/http/edge/authorization.ts';
import { documentSecurity } from '../platform/http/documentation.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';

/** All routes of /v3, on a scope with this prefix. Each slice registers its own routes. */
export async function registerRest(
  scope: ZodFastify,
  environment: Environment,
  database: Database,
): Promise<void> {
  scope.addHook('onRequest', requireTenant(environment.tenants));
  const events = eventHandlers(environment);
  const uploadFolder = path.join(environment.dataDir, 'uploads');
  await registerDirectoryRoutes(scope, { environment, database });
  registerDemoPictures(scope, database);
  registerUploadedPhotos(scope, database);
  registerVisitorLocation(scope, database, environment.dataDir);
  registerStopAlert(scope, database);
  registerAlerts(scope, { environment, database });
  registerStopSchoolMails(scope, database);
  registerAccountRoutes(scope, { environment, database, events });
  registerReviewRoutes(scope, { environment, database });
  registerQuestionRoutes(scope, { environment, database });
  registerVisitRoutes(scope, { environment, database });
  await registerSchoolViews(scope, { database, searchApiKeys: environment.searchApiKeys });
  const redirects = { database, sites: environment };
  registerRedirectLookup(scope, redirects);
  await registerPaymentEvents(scope, { environment, database, events });
  await scope.register(async (own: ZodFastify) => {
    requireSignedIn(own, database);
    registerOrders(own, { environment, database });
    registerBenefits(own, database);
    registerFavorites(own, database);
    registerSavedSearches(own, database);
    registerPrivacy(own, { database, paymentUrl: environment.paymentUrl });
    registerDeleteAccount(own, { environment, database });
  });
  await scope.register(
    async (panel: ZodFastify) => {
      requireRole(panel, database);
      registerPanel(panel, database);
      registerSchoolOverview(panel, database);
      registerFunnels(panel, database);
      registerSchoolPage(panel, database);
      await registerSchoolPhotos(panel, database);
      registerSchoolLog(panel, database);
      registerSchoolTexts(panel, { environment, database });
      registerOperation(panel, database);
      registerOperatedTexts(panel, { environment, database });
      registerSchoolVisits(panel, { environment, database });
      await registerClaims(panel, { environment, database });
      registerMailChoice(panel, database);
      registerPeople(panel, { environment, database });
      registerSchoolOffers(panel, database);
      await registerOfferFile(panel, database);
      registerSchoolOrders(panel, { environment, database, events });
      registerOperatedOrders(panel, database);
      registerUnansweredVisits(panel, database);
      registerUnconfirmedSchools(panel, { database, events });
      registerUnsentMails(panel, database);
      await registerRedirectRules(panel, redirects);
      registerFindSchools(panel, database);
      registerFindAccounts(panel, database);
      registerSiteMetrics(panel, database);
      await registerImports(panel, { environment, database, events, uploadFolder });
    },
    { prefix: '/panel' },
  );
  await scope.register(
    async (operator: ZodFastify) => {
      documentSecurity(operator, 'operator');
      await requireOperator(operator, { environment, database });
      // Asked by the site before it shows the operator something (RT-12).
      operator.get('/access', { schema: { hide: true } }, async (_request, reply) => reply.code(204).send());
      registerOperatedSchools(operator, database);
      registerOperators(operator, database);
      registerResetSecondFactor(operator, database);
      // Separate scopes, because their bodies are files.
      await operator.register(async (commands: ZodFastify) => {
        registerOperatorRoutes(commands, { database, sites: environment, uploadFolder });
      });
      await operator.register(async (backups: ZodFastify) => {
        registerBackupRoutes(backups, { database, uploadFolder });
      });
    },
    { prefix: '/operator' },
  );
}
