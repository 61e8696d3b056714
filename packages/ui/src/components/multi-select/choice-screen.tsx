'use client';

import { LayerClose } from '../../internal/layer/layer-buttons.tsx';
import type { Layer } from '../../internal/layer/layer-state.ts';
import { ModalContent } from '../../internal/modal/modal-content.tsx';
import type { ModalReason } from '../../internal/modal/modal-context.ts';
import { useVisualViewport } from '../../hooks/use-visual-viewport.ts';
import { ChoicePanel, type ChoicePanelProps } from './choice-panel.tsx';

export interface ChoiceScreenProps extends ChoicePanelProps {
  /** The state of the field's list. */
  layer: Layer<ModalReason>;
}

/**
 * The options over the whole screen of a phone, fitting above the keyboard. Renders a `<div role="dialog"
 * data-part="screen">`.
 */
export function ChoiceScreen({ layer, ...panel }: ChoiceScreenProps) {
  const seen = useVisualViewport();
  return (
    <ModalContent
      layer={layer}
      fullScreen
      data-part="screen"
      className="me-suggestions-screen me-multi-select-screen"
      style={seen && { top: seen.top, height: seen.height }}
    >
      <div className="me-modal-header">
        <h2 data-part="title" id={layer.titleId} className="me-modal-title">
          {panel.label}
        </h2>
        <LayerClose changeOpen={layer.changeOpen} label={panel.messages.close} />
      </div>
      <ChoicePanel {...panel} />
    </ModalContent>
  );
}
