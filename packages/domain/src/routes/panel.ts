import { currentUser, route } from './route.ts';

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
  panelLog: route('/painel/escolas/$slug/registro', currentUser),
  panelSpreadsheet: route('/painel/escolas/$slug/planilha', currentUser),
  panelTexts: route('/painel/escolas/$slug/perguntas-e-avaliacoes', currentUser),
  panelVisits: route('/painel/escolas/$slug/visitas', currentUser),
  // pnpm new adds an address here
} as const;
