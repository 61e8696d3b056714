/** Pixels of each side at the most: twice what is kept. */
const largest = 512;

/** A file that this browser cannot read as a picture. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/**
 * The middle of a photo as a small file: a telephone's photo is some megabytes, and its owner may pay for each. It is turned as its
 * camera was held, and says no more of who took it, and where.
 *
 * @throws {UnreadablePictureError} for what is no picture.
 */
export async function squareOf(file: Blob): Promise<Blob> {
  const photo = await createImageBitmap(file).catch((error: unknown) => {
    throw new UnreadablePictureError('The file cannot be read as a picture.', { cause: error });
  });
  const side = Math.min(photo.width, photo.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, largest);
  const ink = canvas.getContext('2d');
  if (!ink) throw new UnreadablePictureError('This browser draws no pictures.');
  const [left, top] = [(photo.width - side) / 2, (photo.height - side) / 2];
  // What is see-through would become black.
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.drawImage(photo, left, top, side, side, 0, 0, canvas.width, canvas.height);
  photo.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (square) =>
        square ? resolve(square) : reject(new UnreadablePictureError('The picture could not be written.')),
      'image/jpeg',
      0.9,
    );
  });
}
