import type { botWords } from '../telegram-bot/bot-words.ts';

/** What is said about an event under other names than its own. */
interface SaidOfEvent {
  /** Mails with another name than the event. */
  mails?: readonly string[];
  /** Kinds of bell notifications with another name, which devices and Telegram get too. */
  bell?: readonly string[];
  /** Words of pages, as `<namespace>:<key>`. */
  pages?: readonly string[];
  bot?: readonly (keyof typeof botWords)[];
}

/**
 * Sentences that tell of the same event in several places, for the page `/dev/words`: a change of one is read beside the
 * others. Mails and notifications of an event's own name are found by it.
 */
export const eventTexts: Readonly<Record<string, SaidOfEvent>> = {
  'account-deleted': { pages: ['privacy:delete.forGood', 'privacy:delete.later', 'privacy:delete.done'] },
  'account-looked-at': { pages: ['admin:look.text'] },
  'accounts-merged': {
    pages: ['account:merge.warning', 'account:merge.getsAddress', 'account:merge.done'],
  },
  'application-received': { bell: ['application-new'] },
  'candidate-message': { bell: ['company-message'] },
  'company-member-removed': { pages: ['team:removeText', 'team:removed'] },
  'company-member-role': { pages: ['team:role.lose.reader', 'team:role.done'] },
  'consent-ask': { pages: ['mail-consent:answer.given', 'mail-consent:done.given'] },
  'email-changed': {
    pages: ['account:email.confirmText', 'account:email.confirmed', 'account:email.backText'],
  },
  'identity-added': { pages: ['account:provider.added'] },
  'identity-removed': { pages: ['account:waysIn.removeText', 'account:waysIn.removed'] },
  'interview-agreed': { pages: ['interview:own.agreed'], bot: ['agreed'] },
  'interview-cancelled': {
    mails: ['interview-off'],
    pages: ['interview:cancel.text', 'interview:cancel.done'],
  },
  'interview-proposed': { pages: ['interview:form.sent', 'interview:own.invited', 'interview:own.choose'] },
  'job-alert-paused': { pages: ['job-alert:paused'] },
  'job-invitation': { pages: ['invitation:lead', 'invitation:invite.messageHint'] },
  'job-refused': { pages: ['job-post:stop.refused.text'] },
  'passkey-added': { pages: ['account:passkey.added'] },
  'new-sign-in': { pages: ['account:sessions.title'] },
  'passkey-removed': { pages: ['account:passkey.removeText'] },
  'password-changed': { pages: ['account:updatePassword.lead', 'account:updatePassword.done'] },
  'registration-moved-up': { pages: ['registration:panel.fullText', 'registration:panel.placeText'] },
  'registration-seat': { pages: ['registration:panel.seat', 'registration:panel.doneSeat'] },
  'report-answered': { bell: ['report-hidden', 'report-refused'], pages: ['engagement:report.done'] },
  'resume-opened': { pages: ['resume:views.opened'] },
  'second-factor-added': { pages: ['account:secondFactor.codesText'] },
  'second-factor-removed': { pages: ['account:secondFactor.removeText', 'account:secondFactor.removed'] },
  'service-done': { pages: ['service-request:waiting', 'service-request:done.home-logo'] },
  'telegram-linked': { pages: ['notification:telegram.linked'], bot: ['linked', 'movedAway', 'stopped'] },
  'training-invitation': { pages: ['invitation:lead'] },
};
