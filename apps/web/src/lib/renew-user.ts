import { ApiError } from './api-error.ts';
import { getSession, updateUser } from './session.ts';

/** True when a call was refused for the user's role in their company, or because nobody acts for it any more. */
const isOfRole = (error: unknown) =>
  error instanceof ApiError && (error.code === 'company.right' || error.code === 'company.suspended');

let isUnderWay = false;

/** After such a refusal: reads what the user may do now, which menu and pages follow. The refusal is shown elsewhere. */
export async function renewUser(error: unknown) {
  if (!isOfRole(error) || isUnderWay) return;
  isUnderWay = true;
  try {
    const { call } = await import('./api.ts');
    const { data } = await call('GET /users/profile');
    const [before, now] = [getSession()?.user.company, data.company];
    const isNew = (['memberRole', 'billing', 'suspended'] as const).some(
      (key) => before?.[key] !== now?.[key],
    );
    if (isNew) updateUser(data);
  } catch {
    // The next refusal tries again.
  } finally {
    isUnderWay = false;
  }
}
