'use client';

import { createContext } from 'react';

/** Whether the form around is being sent. */
export const SubmittingContext = createContext(false);
