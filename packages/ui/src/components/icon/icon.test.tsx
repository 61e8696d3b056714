import Search from 'lucide-react/icons/search';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon, iconSizes, type IconSize } from './icon.tsx';

describe('Icon', () => {
  it('is hidden from assistive technology unless it has a label, which makes it an image', () => {
    const hidden = renderToStaticMarkup(<Icon as={Search} />);
    expect(hidden).toContain('aria-hidden="true"');
    expect(hidden).not.toContain('role=');
    const named = renderToStaticMarkup(<Icon as={Search} label="Buscar" />);
    expect(named).toContain('role="img" aria-label="Buscar"');
    expect(named).not.toContain('aria-hidden');
    expect(renderToStaticMarkup(<Icon as={Search} label="" />)).toContain('aria-hidden="true"');
  });

  it('CO-05 has seven sizes from small to extra-colossal, and no other compiles', () => {
    expect(Object.keys(iconSizes)).toEqual([
      'small',
      'medium',
      'large',
      'extra-large',
      'huge',
      'colossal',
      'extra-colossal',
    ]);
    for (const [size, side] of Object.entries(iconSizes)) {
      const markup = renderToStaticMarkup(<Icon as={Search} size={size as IconSize} />);
      expect(markup).toContain(`width="${side}" height="${side}"`);
    }
    // @ts-expect-error a size that is not in the map
    const odd = <Icon as={Search} size={18} />;
    expect(odd.props.size).toBe(18);
  });
});
