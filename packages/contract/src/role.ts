/** Who somebody is. `admin` is the operator; it is never given by sign-up. */
export const roles = ['user', 'recruiter', 'trainer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles that sign-up offers. */
export const signUpRoles = ['user', 'recruiter', 'trainer'] as const satisfies readonly Role[];
export type SignUpRole = (typeof signUpRoles)[number];
