/**
 * Nobody is signed in here any more: this browser is told nothing, and what it was told is taken away. The server has
 * let go of a device with its session; here it also ends where the server could not be asked, and what a push service
 * still keeps for it comes to nobody.
 */
export async function leaveDevice() {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications?.()) ?? []) shown.close();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
