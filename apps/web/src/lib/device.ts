/**
 * Unsubscribes this browser from push messages after sign-out and closes those still shown. The server drops the
 * subscription with the session; ending it here too covers a server that cannot be reached, and messages still queued
 * at the push service.
 */
export async function leaveDevice() {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications?.()) ?? []) shown.close();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
