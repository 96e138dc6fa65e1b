import { refuseCommon } from '@acheep/contract/accounts/password';

/**
 * Lets forms refuse very common passwords before the API does. The list is large: it is loaded for somebody who is
 * about to choose one.
 */
export function loadCommonPasswords(): void {
  import('@acheep/contract/accounts/common-password').then(
    ({ isCommonPassword }) => refuseCommon(isCommonPassword),
    // Without the list, the API says so.
    () => undefined,
  );
}
