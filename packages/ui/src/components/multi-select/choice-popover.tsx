'use client';

import type { Layer } from '../../internal/layer/layer-state.ts';
import { LoadedPopoverContent } from '../popover/popover-content.tsx';
import type { PopoverReason } from '../popover/popover-context.ts';
import { ChoicePanel, type ChoicePanelProps } from './choice-panel.tsx';

export interface ChoicePopoverProps extends ChoicePanelProps {
  /** The state of the field's list. */
  layer: Layer<PopoverReason>;
  /** Id of the field's label, which names the layer. */
  labelId: string;
}

/** The options beside the field. Renders a `<div role="dialog" data-part="popover">` at the end of the body. */
export function ChoicePopover({ layer, labelId, ...panel }: ChoicePopoverProps) {
  return (
    <LoadedPopoverContent
      data-component={undefined}
      data-part="popover"
      layer={layer}
      aria-labelledby={labelId}
      findFirst={(element) => element.querySelector('input:not(:disabled)') ?? undefined}
      className="me-float me-arrives me-suggestions"
    >
      <ChoicePanel {...panel} />
    </LoadedPopoverContent>
  );
}
