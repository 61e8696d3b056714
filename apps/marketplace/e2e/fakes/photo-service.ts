import sharp from 'sharp';
import { LoopbackServer } from './loopback-server.ts';
import { forwardToService } from './real-service.ts';

/** A proxy to the real service that replaces the pictures of every school with photos, and the photos' host. Real HTTP on loopback. */
export interface PhotoService {
  readonly url: string;
  /** Origin of the photos. */
  readonly photoHost: string;
  readonly stop: () => void;
}

/** @param names of each school's photos, without '.jpg'. */
export async function startPhotoService(names: readonly string[]): Promise<PhotoService> {
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();
  const photos = await LoopbackServer.start((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
  );
  const urls = names.map((name) => `${photos.url}/${name}.jpg`);
  const images = JSON.stringify(urls);
  const described = JSON.stringify(urls.map((url) => ({ url, alt: null })));
  const service = await LoopbackServer.start(async (request, response, body) => {
    const real = await forwardToService(request, body);
    const text = real.body
      .toString()
      .replaceAll(/"images":\[[^\]]*\]/gu, `"images":${images}`)
      .replaceAll(/"photos":\[[^\]]*\]/gu, `"photos":${described}`);
    response.writeHead(real.status, { 'content-type': real.type }).end(text);
  });
  return {
    url: service.url,
    photoHost: photos.url,
    stop: () => {
      service.stop();
      photos.stop();
    },
  };
}
