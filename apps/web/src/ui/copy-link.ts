import { toast } from '../lib/feedback.ts';

/** Copies a link and says so. */
export async function copyLink(url: string, copied: string) {
  try {
    await navigator.clipboard.writeText(url);
    await toast({ message: copied, tone: 'success', id: 'share' });
  } catch {
    // No permission, or no secure context: shows the URL to be copied by hand.
    await toast({ message: url, id: 'share' });
  }
}
