'use client';

import { type FocusEvent, useEffect, useState } from 'react';

/** Whether toasts should wait: under the pointer or a finger, with the focus among them, or while nobody is looking. */
export function usePaused() {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const leave = () => setAway(true);
    const update = () => setAway(document.hidden);
    update();
    window.addEventListener('blur', leave);
    window.addEventListener('focus', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return {
    isPaused: isHovered || hasFocus || isAway,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocus(false);
    },
  };
}
