'use client';

import { useState } from 'react';
import { belowPhoneWidth, useMediaQuery } from './use-media-query.ts';

/**
 * What a layer with a form opens as: a `BottomSheet` on a phone, under the thumb, and a `Dialog` elsewhere. What is open
 * keeps its shape when the phone is turned, and with it what was typed.
 */
export function useLayerShape(open: boolean): 'sheet' | 'dialog' {
  const isPhone = useMediaQuery(belowPhoneWidth);
  const [opened, setOpened] = useState({ open, isPhone });
  if (opened.open !== open) setOpened({ open, isPhone: open ? isPhone : opened.isPhone });
  return opened.isPhone ? 'sheet' : 'dialog';
}
