import { LinkButton } from '@melhor-escola/ui/button';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BudgetRuler } from '../../budget/budget-ruler.tsx';
import { MonthlyFee, offersLead } from '../../offer/monthly-fee.tsx';
import { useAskedGrade } from '../../grade/use-asked-grade.ts';
import { publishBottomBar } from '../../bottom-bar.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { School } from '../school.ts';
import { firstOpen, openOffers, type OpenOffers } from './open-offers.ts';

/**
 * The lowest price and the way to it, at the bottom of a narrow window, where the host shows no comparison tray: two bars
 * would cover a fifth of a phone. Only in browsers. Renders nothing if no offer has a free seat.
 */
export function OfferBar({ school }: { school: School }) {
  const open = openOffers(school, useAskedGrade());
  if (!open) return null;
  // Other offers are other elements to observe.
  return <Bar key={school.offers.map(({ id }) => id).join()} school={school} open={open} />;
}

/** CSS variables: sets its height in `--bottom-bar`. On a phone it waits until `data-consent-notice` has left the root. */
function Bar({ school, open: { count, monthly, grade } }: { school: School; open: OpenOffers }) {
  const { links, track } = useSearchPorts();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => publishBottomBar(bar.current), []);
  const isOfferInView = useOfferInView();
  const only = count === 1 ? firstOpen(school.offers, grade) : undefined;
  return (
    <section
      ref={bar}
      aria-label="Bolsas desta escola"
      // Invisible instead of removed: the end of the page must not move.
      style={{
        visibility: isOfferInView ? 'hidden' : undefined,
        paddingBottom: 'env(safe-area-inset-bottom)',
      }}
      className="tall:fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-card shadow-float lg:hidden print:hidden max-sm:tall:[html[data-consent-notice]_&]:hidden"
    >
      <PageWidth className="flex flex-wrap items-center justify-between gap-3 py-2">
        <p className="text-extra-small text-ink-soft">
          <span>{offersLead(count, grade)}</span>{' '}
          <span className="block text-ink">
            <MonthlyFee monthly={monthly} className="text-large text-price" isInSentence />
          </span>
          <BudgetRuler monthly={monthly} />
        </p>
        {only ? (
          <LinkButton variant="primary" asChild>
            <RouteLink
              to={links.reserve(school.slug, only.id)}
              rel="nofollow"
              onClick={() =>
                track({
                  name: 'button_click',
                  button: 'reserve',
                  place: 'school-bar',
                  school_slug: school.slug,
                })
              }
            >
              Reservar bolsa
            </RouteLink>
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href="#bolsas">
            Ver bolsas
          </LinkButton>
        )}
      </PageWidth>
    </section>
  );
}

/** Whether an offer of the page's list is in view, true until that is known. The list hydrates later, so it is observed by its elements. */
function useOfferInView(): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        setIsInView(inView.size > 0);
      },
      // An offer whose price is still below the window, or under the bar or the consent notice, does not count.
      { rootMargin: '0px 0px -200px' },
    );
    for (const offer of document.querySelectorAll('[data-part="offer"]')) observer.observe(offer);
    return () => observer.disconnect();
  }, []);
  return isInView;
}
