import { useState } from 'react';
import { SortableItem, SortableList } from '@melhor-escola/ui/sortable-list';
import { Text } from '@melhor-escola/ui/text';

const photos = ['Fachada vista da rua', 'Biblioteca', 'Quadra coberta'];

/** The list gets the items, and a `SortableItem` for each. */
export default function Photos() {
  const [items, setItems] = useState(photos);
  return (
    <SortableList aria-label="Fotos da escola" items={items} onItemsChange={setItems}>
      {items.map((name, index) => (
        <SortableItem key={name} index={index} name={name}>
          <Text>{name}</Text>
        </SortableItem>
      ))}
    </SortableList>
  );
}
