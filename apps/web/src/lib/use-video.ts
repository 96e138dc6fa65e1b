import type { OwnVideo } from '@acheep/contract/platform/video';
import { useQuery } from '@tanstack/react-query';
import { apiData } from './api-query.ts';

/** Polling interval of the transcoding progress, in milliseconds. */
const lookEvery = 2_000;

const isUnderWay = ({ state }: OwnVideo) => state === 'waiting' || state === 'working';

/** Returns the current state of a video, polled until it is ready or has failed. */
export function useVideo(video: OwnVideo): OwnVideo {
  const { data = video } = useQuery({
    ...apiData('GET /upload/videos/:id', { params: { id: video._id } }),
    initialData: { data: video },
    refetchInterval: ({ state }) => isUnderWay(state.data?.data ?? video) && lookEvery,
  });
  return data;
}
