import { currentUser, route, unlisted } from './route.ts';

/** Pages of `packages/panel`, for people of schools and our own team. */
export const panelRoutes = {
  panel: route('/painel', currentUser),
  secondFactor: route('/painel/seguranca', currentUser),
  panelSchool: route('/painel/escolas/$slug', currentUser),
  panelPage: route('/painel/escolas/$slug/pagina', currentUser),
  panelPreview: route('/painel/escolas/$slug/previa', currentUser),
  panelClaim: route('/painel/reivindicar/$slug', currentUser),
  panelClaimedPage: route('/painel/reivindicar/$slug/pagina', currentUser),
  panelClaimedPreview: route('/painel/reivindicar/$slug/previa', currentUser),
  panelPeople: route('/painel/escolas/$slug/pessoas', currentUser),
  panelInvitation: route('/painel/convite', currentUser),
  panelOffers: route('/painel/escolas/$slug/bolsas', currentUser),
  panelOrders: route('/painel/escolas/$slug/reservas', currentUser),
  panelFunnel: route('/painel/escolas/$slug/funil', currentUser),
  panelLog: route('/painel/escolas/$slug/registro', currentUser),
  panelSpreadsheet: route('/painel/escolas/$slug/planilha', currentUser),
  panelTexts: route('/painel/escolas/$slug/perguntas-e-avaliacoes', currentUser),
  panelVisits: route('/painel/escolas/$slug/visitas', currentUser),
  panelOperation: route('/painel/operacao', currentUser),
  panelModeration: route('/painel/operacao/textos', currentUser),
  panelClaims: route('/painel/operacao/reivindicacoes', currentUser),
  panelOversold: route('/painel/operacao/reservas', currentUser),
  panelUnansweredVisits: route('/painel/operacao/visitas', currentUser),
  panelUnlisted: route('/painel/operacao/escolas-fechadas', currentUser),
  panelMails: route('/painel/operacao/e-mails', currentUser),
  panelRedirects: route('/painel/operacao/redirecionamentos', currentUser),
  panelImports: route('/painel/operacao/importacoes', currentUser),
  panelMetrics: route('/painel/operacao/metricas', currentUser),
  panelFind: route('/painel/operacao/busca', currentUser),
  /** Opened from a mail, without a session. */
  stopSchoolMails: route('/avisos-da-escola/parar', unlisted),
  // pnpm new adds an address here
} as const;
