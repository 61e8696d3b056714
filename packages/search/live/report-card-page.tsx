import { routes } from '@melhor-escola/domain/routes';
import { createRoute, notFound } from '@tanstack/react-router';
import {
  loadReportCard,
  reportCardHead,
  ReportCardScreen,
  reportCardStyles,
} from '../src/report-card/index.ts';
import { headOf, root } from './root.tsx';

/** A school's facts on one page. */
export const reportCardPage = createRoute({
  getParentRoute: () => root,
  path: routes.reportCard.pattern,
  loader: async ({ context: { queryClient, ports }, params: { slug } }) => {
    const data = await loadReportCard({ queryClient, service: ports.service }, slug);
    if (!data) throw notFound();
    return {
      ...reportCardHead(data.school),
      readOn: data.readOn,
      styles: [{ children: reportCardStyles(data.school) }],
    };
  },
  head: (page) => ({ ...headOf(page), styles: page.loaderData?.styles }),
  component: function ReportCard() {
    const { slug } = reportCardPage.useParams();
    const { origin } = reportCardPage.useRouteContext();
    return <ReportCardScreen slug={slug} readOn={reportCardPage.useLoaderData().readOn} origin={origin} />;
  },
});
