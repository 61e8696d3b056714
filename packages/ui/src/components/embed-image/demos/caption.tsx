import { EmbedImage } from '@melhor-escola/ui/embed-image';

// Replace it with the URL of your photo.
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><path fill="#efe3cd" d="M0 0h800v450H0z"/><path fill="#8a5f3c" d="M60 80h680v24H60zm0 160h680v24H60z"/></svg>',
)}`;

/** `alt` describes the photo; the caption adds what it does not show. `width` and `height` reserve its space. */
export default function WithCaption() {
  return (
    <EmbedImage
      src={photo}
      alt="Estantes da biblioteca"
      width={800}
      height={450}
      caption="A biblioteca abre às 7 h e tem 12 mil livros."
    />
  );
}
