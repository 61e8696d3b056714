import {
  loadReportCard,
  reportCardHead,
  ReportCardScreen,
  reportCardStyles,
} from '@melhor-escola/search/report-card';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound } from '@tanstack/react-router';

/** A school's report card: its facts on one page, to print and to send. */
export const Route = createFileRoute('/_page/escolas/$slug_/boletim')({
  loader: async ({ context, params: { slug } }) => {
    const data = await loadReportCard(context, slug);
    if (!data) throw notFound();
    // Here instead of in `head`, whose code is loaded with every page.
    const styles = [{ children: reportCardStyles(data.school) }];
    return {
      head: { ...toRouteHead(reportCardHead(data.school), context.origin), styles },
      readOn: data.readOn,
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ReportCardRoute,
});

function ReportCardRoute() {
  const { slug } = Route.useParams();
  const { origin } = Route.useRouteContext();
  return <ReportCardScreen slug={slug} readOn={Route.useLoaderData().readOn} origin={origin} />;
}
