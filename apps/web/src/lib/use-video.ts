import type { OwnVideo } from '@acheep/contract/platform/video';
import { useQuery } from '@tanstack/react-query';
import { apiData } from './api-query.ts';

/** How often is asked how far the work on it is, milliseconds. */
const lookEvery = 2_000;

const isUnderWay = ({ state }: OwnVideo) => state === 'waiting' || state === 'working';

/** A video as it stands now: asked for again and again until it is ready, or came to nothing. */
export function useVideo(video: OwnVideo): OwnVideo {
  const { data = video } = useQuery({
    ...apiData('GET /upload/videos/:id', { params: { id: video._id } }),
    initialData: { data: video },
    refetchInterval: ({ state }) => isUnderWay(state.data?.data ?? video) && lookEvery,
  });
  return data;
}
