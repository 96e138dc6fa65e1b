/** Messages of errors by their code in English, with `{name}` placeholders. */
export const errors = {
  'request.invalid': 'We couldn’t read the request. Check it and try again.',
  'request.too_slow': 'Your connection is too slow. Try again when it’s better.',
  'request.too_large': 'This is too large to send. Shorten it and try again.',
  'request.unsupported_type': 'This type of content isn’t accepted here.',
  'request.method': 'This address accepts only {methods}.',
  'request.too_many': 'Too many attempts. Wait {seconds} seconds and try again.',
  'request.put_aside':
    'This request has stopped the site more than once, so we’ve blocked it for up to an hour. Everything else works.',
  'request.repeated':
    'Your earlier request did go through, and this one is different. Check it before sending again.',
  'session.missing': 'Sign in to continue.',
  'session.invalid': 'Your session has ended. Sign in again.',
  'session.too_old':
    'Your account has no password. To do this, sign out and in again, and do it within {minutes} minutes.',
  'login.failed': 'Wrong e-mail or password.',
  'login.not_activated': 'Your account isn’t activated yet. Open the link in the e-mail we sent you.',
  'login.disabled':
    'This account has been disabled. See the e-mail we sent you for the reason, or contact support.',
  'login.wait':
    'Too many failed attempts. Wait {minutes} minutes, sign in from a place you’ve used before, or reset your password with “Forget Password?”.',
  'login.expired': 'This sign-in has expired. Start again.',
  'login.codes':
    'Too many wrong codes today. Use a recovery code, or try again in 24 hours. If it wasn’t you, someone knows your password: change it.',
  'login.passkey': 'This passkey no longer opens an account here. Sign in another way.',
  'api_key.missing':
    'Send your key in the X-Api-Key header. Requests without a key, or with the key in the address, aren’t answered.',
  'api_key.unknown': 'Unknown API key. Check that you copied all of it.',
  'api_key.revoked': 'This key has been revoked. Ask the operator of the site for a new one.',
  'api_key.expired': 'This key expired on {date}. Ask the operator of the site for a new one.',
  'access.denied': 'Your account doesn’t have access to this.',
  'company.owner_only': 'Only the owner of the company can do this.',
  'company.right':
    'You need {needed} to do this. Your role at {company} is “{role}”. Ask {owner} to change it.',
  'company.suspended':
    '{company} is suspended. Its colleagues can read and export, but can’t post, message candidates or make decisions. If you think this is a mistake, contact the operator of the site.',
  'company.owner_stays': 'Transfer the company to a colleague before you leave it.',
  'company.owner_role': 'The owner has all rights. Transfer the company first.',
  'company.member': 'This person already works for your company.',
  'company.other':
    'Your account already belongs to a company with jobs, trainings, events, posts, orders or colleagues. Leave it first, or ask to be invited with another e-mail address.',
  'invitation.invalid': 'This invitation is no longer valid. Ask for a new one.',
  'invitation.address':
    'This invitation is for another e-mail address. Sign in with the account that uses it.',
  'invitation.role':
    'This e-mail address belongs to another type of account. Ask to be invited with a different one.',
  'invitation.account':
    'This e-mail address already has an account. Sign in and accept the invitation there.',
  'invitation.most': 'Too many invitations are awaiting an answer. Withdraw some first.',
  'invitation.unwanted':
    'We can’t send to this address. It has received {most} invitations in the last 30 days, or its owner doesn’t want any. Ask your colleague for another address.',
  'record.changed': 'Someone else saved changes after you opened this. Nothing was overwritten.',
  'validation.failed': 'Data validation failed',
  'token.invalid': 'This link is no longer valid. Request a new one.',
  'activation.password': 'Choose a password to sign in with.',
  'reset.invalid': 'This password reset has expired. Use the latest e-mail or request a new code.',
  'reset.expired': 'This code has expired. Request a new one.',
  'reset.used': 'This code has already been used. Sign in with your new password, or request a new code.',
  'reset.tries': 'Too many wrong codes. Use the link in the e-mail or request a new code.',
  'reset.link_only':
    'Too many wrong codes. Open the link in the e-mail instead. It still works and needs no code.',
  'email_change.invalid': 'This link has expired or was already used.',
  'email_change.taken':
    'This e-mail address has an account of its own. Sign in there, or use another address.',
  'email_change.too_many': 'You’ve asked to change your e-mail too often today. Try again tomorrow.',
  'identity.invalid':
    'This sign-in was started in another browser, has expired or was already used. Start again.',
  'identity.refused': 'You cancelled at {name}. You can try again, or sign in another way.',
  'identity.failed': '{name} sent an answer that we can’t accept. Start again.',
  'identity.clock':
    'We can’t check the answer of {name}, because the clocks differ. Try again later, or sign in another way.',
  'identity.away': '{name} isn’t responding at the moment. Try again later, or sign in another way.',
  'identity.taken':
    'This {name} account is already connected to another account here. Remove it there first.',
  'identity.account':
    'This e-mail address already has an account. Sign in once with its password to connect {name}.',
  'identity.last':
    'This is the only way to sign in to your account. Add another way first, or set a password with “Forget Password?” if you have an e-mail address.',
  'phone.invalid': 'This code has expired or has already been used. Ask for a new one.',
  'phone.tries': 'Too many wrong codes. Ask for a new one.',
  'phone.away': 'We can’t send codes to phones at the moment. Try again later, or sign in another way.',
  'phone.spent': 'No more codes can be sent to phones today. Try again tomorrow, or sign in another way.',
  'phone.taken':
    'This number opens another account here. If that’s yours too, merge the two on your profile.',
  'phone.too_many':
    'This number has been sent many codes today. Try again in {hours} hours, or sign in another way.',
  'phone.operator': 'Operators can’t sign in by phone, because a number can be taken over.',
  'phone.reserve': 'The number alone doesn’t open this account. Sign in with your e-mail and password first.',
  'second_factor.required':
    'This site requires two-step verification for the console. Set it up on your profile first.',
  'second_factor.passkey': 'Your account has a passkey. Sign in with it to open the console.',
  'second_factor.expired': 'This set-up has expired or isn’t yours. Start again.',
  'second_factor.exists': 'Your account already has an authenticator app. Remove it first.',
  'second_factor.none': 'Your account no longer has an authenticator app. Reload the page.',
  'second_factor.first':
    'Your account has a passkey or an authenticator app. Sign in with it first, then try again.',
  'passkey.expired': 'This took too long, or was started in another browser. Try again.',
  'passkey.invalid': 'We can’t accept this passkey. Try again, or use another device.',
  'passkey.taken': 'This passkey is already in use. Remove it there first, or use another device.',
  'passkey.most': 'You can have {most} passkeys. Remove one first.',
  'merge.expired': 'This took too long, or something has changed since. Sign in to the other account again.',
  'merge.role': 'Only two job seeker accounts can be merged.',
  'merge.password': 'That account has a password. Sign in to it with e-mail and password.',
  'merge.changed':
    'The e-mail of that account was changed in the last 7 days. It can be merged once the old address can no longer take it back.',
  'merge.same': 'You’re signed in to this account already. Sign in to the other one.',
  'merge.unknown':
    'That {name} account doesn’t open any account here. Choose the one that you signed up with.',
  'mail.too_many':
    'Too many requests for this address today. If it has an account, links we’ve already sent still work (check spam). Try again in {hours} hours.',
  'job.incomplete': 'Data validation failed',
  'job.closed': 'This job is closed and no longer accepts applications.',
  'job.not_on_site': 'This employer doesn’t take applications here. See “How to apply” in the job.',
  'task.status': 'You can retry only tasks that have failed or are waiting for their next try.',
  'job.status': 'The status of this job has changed. Reload the page to see what you can do now.',
  'job.refresh_too_soon': 'You can move a job to the top once every 24 hours. Try again later.',
  'job.no_poster': 'Only open jobs have a poster. Publish this job first.',
  'gathering.incomplete': 'Some details are missing. Add them before you publish.',
  'gathering.status': 'The status has changed. Reload the page to see what you can do now.',
  'article.incomplete': 'Some details are missing. Add them before you publish.',
  'article.status': 'The status of this article has changed. Reload the page to see what you can do now.',
  'application.sign_in': 'Sign in to apply for this job.',
  'application.exists': 'You have already applied for this job.',
  'application.is_received': 'A colleague has just undone the decision. Check again before you decide.',
  'application.is_shortlisted':
    'A colleague has just short-listed this candidate. Check again before you decide.',
  'application.is_rejected': 'A colleague has just rejected this candidate. Check again before you decide.',
  'application.restored_often':
    'You’ve already restored this application several times. Contact the employer if you’re still interested.',
  'application.is_withdrawn': 'The candidate has withdrawn this application.',
  'application.is_moved': 'A colleague has just moved this candidate. Check again before you decide.',
  'application.is_hired': 'A colleague has just hired this candidate. Check again before you decide.',
  'application.vacancies_filled':
    'This job’s vacancies are all filled: {vacancies}. Confirm that you’re hiring one more, or change the number in the job.',
  'application.applied': 'You can delete only candidates you added yourself. Reject the application instead.',
  'application.decided': 'The employer has already decided, so you can no longer withdraw this application.',
  'resume.no_views': 'Your company has no CV views left. Order a package to open more CVs.',
  'resume.most_a_day':
    'You’ve reached today’s limit of {most} CVs. CVs you’ve opened today stay available. Open others tomorrow.',
  'talent.most_a_day':
    'Your company has reached today’s limit of {most} CVs. CVs you’ve already opened stay available.',
  'saved_talent.full': 'Your company has reached the limit of {most} saved CVs. Remove one first.',
  'invite.exists': 'Your company has already invited this person to this.',
  'invite.applied': 'This person has already applied for this job.',
  'invite.not_wanted': 'This person doesn’t want invitations.',
  'invite.most_a_day': 'Your company has reached today’s limit of {most} invitations. Try again tomorrow.',
  'invite.most_a_month':
    'Your company has invited this person {most} times in the last 30 days, which is the limit. Try again later.',
  'announcement.unwritten': 'Write and save the announcement in English and Khmer before you send it.',
  'announcement.under_way':
    'Another announcement is still being sent. Wait until it’s finished, or stop it first.',
  'announcement.again':
    'These people have already received this announcement. Change its text before you send it.',
  'view.most': 'You’ve reached the limit of {most} views for this list. Delete one first.',
  'message.most_a_day':
    'Your company can message {most} candidates a day. You can message {left} more today.',
  'message.most_a_day_new':
    'Your company is new and not verified yet, so it can message {most} people today. You can message {left} more. The limit rises every day, and much further once you’ve paid for an order or we’ve verified your company. Contact us if you need more now.',
  'message.most_to_one':
    'This candidate has already received today’s limit of e-mails. Call, or write again tomorrow.',
  'consent.link': 'This link is no longer valid: the company is no longer on this site.',
  'consent.no_email': 'This candidate doesn’t need to be asked, or has no e-mail address.',
  'consent.most': 'We’ve asked at this e-mail address too often this month. Call the candidate instead.',
  'stage.in_use': 'Candidates still in “{stage}”: {candidates}. Choose a stage to move them to.',
  'message.most_templates': 'Your company has reached the limit of {most} templates. Delete one first.',
  'interview.exists': 'You’ve already planned an interview with this candidate. Change or cancel it first.',
  'interview.no_email': 'This candidate has no e-mail address. Call to agree on a time.',
  'interview.agreed': 'A time has already been agreed for this interview.',
  'interview.declined': 'You’ve already told the employer that no time works for you. They’ll write to you.',
  'interview.not_agreed': 'No time has been agreed for this interview yet.',
  'interview.changed': 'The employer has changed the times. Check them again and choose one.',
  'interview.time_past': 'This time has passed. Choose another one.',
  'interview.cancelled': 'This interview has been cancelled.',
  'interview.over': 'The time of this interview has passed.',
  'interview.link': 'This link is no longer valid. Ask the employer for a new invitation.',
  'package.status': 'The status of this package has changed. Reload the page to see what you can do now.',
  'package.ordered': 'This package has been ordered, so it can’t be deleted. Archive it instead.',
  'package.most': 'You’ve reached the limit of {most} packages. Delete one first.',
  'order.status': 'The status of this order has changed. Reload the page to see what you can do now.',
  'order.none_left': 'Your company has no jobs left to post. Choose a package first.',
  'order.free_again': 'Your company already uses a free package. You can order another one when it ends.',
  'order.free_elsewhere':
    'The owner of this company already uses a free package with the same mailbox, for another company or an earlier account. Choose a paid package, or wait until the free one ends.',
  'order.most_pending': 'Your company has {most} orders awaiting payment. Pay or cancel one first.',
  'order.no_khqr': 'You can’t pay this order by KHQR. See the other ways to pay.',
  'order.no_invoice': 'This order has no invoice.',
  'post.pins': 'You’ve reached the limit of {most} pinned posts. Unpin one first.',
  'post.status': 'The status of this post has changed. Reload the page to see what you can do now.',
  'registration.own': 'This is run by your own company, so you don’t need to register.',
  'registration.closed': 'Registration is closed.',
  'registration.over': 'This has ended or been cancelled, so it can no longer be changed.',
  'registration.not_begun': 'Attendance can be marked from the first day on.',
  'certificate.unknown': 'We haven’t issued a certificate with this number. Check it and try again.',
  'post.gone': 'This post is no longer available.',
  'comment.gone': 'This comment is no longer available.',
  'comment.status': 'This comment can no longer be changed.',
  'telegram.off': 'Telegram doesn’t accept the site’s bot. See “System status” for what to do.',
  'telegram.no_bot': 'This site has no Telegram bot.',
  'telegram.away': 'Telegram isn’t responding. Try again in a few minutes.',
  'telegram.unknown':
    'Telegram can’t find this channel. Check the address and add the bot to the channel as an administrator first.',
  'telegram.rights':
    'The bot may not post in this channel. In the channel’s settings, make it an administrator who can post and edit messages.',
  'telegram.no_channel': 'That’s a group or a person, not a channel. Enter the address of a channel.',
  'telegram.linked': 'This channel is already linked.',
  'telegram.most': 'You’ve reached the limit of {most} channels. Unlink one first.',
  'banner.most': 'You’ve reached the limit of {most} banners. Delete one that has ended.',
  'company.state': 'The status of this company has changed. Reload the page to see what you can do now.',
  'company.papers_most': 'A company can send at most {most} documents. Remove one to send another.',
  'company.papers_stay': 'Your company is verified, so its documents stay as they are.',
  'company.papers_changed':
    'The company has changed its documents since you opened this page. Check them again before you verify it.',
  'company.merge_account':
    'These companies can’t be merged because an owner’s account is disabled or was never activated.',
  'company.merge_role': 'A recruiter’s company can’t be merged with a trainer’s.',
  'reference.most': 'A list can have at most {most} entries. Merge or delete some first.',
  'reference.used':
    'This entry is in use: {jobs} jobs, {companies} companies, {resumes} CVs, {trainings} trainings, {events} events, {articles} articles, {alerts} saved searches. Merge it into another entry to move them there.',
  'reference.fixed':
    'The number of provinces is fixed. You can rename one, but not add, merge or delete any.',
  'synonym.most': 'You’ve reached the limit of {most} groups of synonyms. Delete one you no longer need.',
  'service.most': 'You’ve reached the limit of {most} services. Delete one you no longer need.',
  'service.changed':
    'This service has been changed or deleted. Reload the page, or answer by e-mail and mark the enquiry as done.',
  'service.no_logo':
    'This company has no logo. Answer by e-mail and ask them to add one on their company page.',
  'service.no_order':
    'This company has no active package to add the views to. Confirm an order first, or answer by e-mail.',
  'service.logos': 'The home page already has {most} logos, which is the limit. Remove one first.',
  'service.carried_out': 'This request has already been fulfilled.',
  'service.not_yours': 'This service is for companies that post jobs.',
  'service.no_company': 'Add your company on the company page first.',
  'enquiry.form': 'This form has been open too long. Press the button again.',
  'enquiry.too_fast': 'That was too fast. Wait a few seconds and try again.',
  'report.answered': 'You’ve already reported this, and the operator has decided on it.',
  'bookmark.full': 'You’ve reached the limit of {most} saved items. Remove one first.',
  'ignored_company.full': 'You’ve reached the limit of {most} hidden companies. Show one again first.',
  'job_alert.most': 'You’ve reached the limit of {most} saved searches. Delete one first.',
  'job_alert.most_followed': 'You follow {most} companies, which is the limit. Unfollow one first.',
  'job_alert.gone': 'A filter of this search is no longer available. Delete the search and save a new one.',
  'impersonation.read_only':
    'You’re viewing this account as its owner sees it. You can’t change anything here.',
  'impersonation.private':
    'Not available while viewing as another user: opening it would be recorded or reveal private data.',
  'impersonation.account': 'You can’t view this account: it isn’t active, or it belongs to an operator.',
  'user.state': 'The status of this account has changed. Reload the page to see what you can do now.',
  'admin.self': 'You can’t disable your own account.',
  'admin.self_role': 'You can’t change your own role.',
  'user.not_editor':
    'Only an admin, or a job seeker without a CV, applications or registrations, can become an editor.',
  'admin.last': 'This is the last admin who can sign in. Create another admin first.',
  'export.running': 'Your data is already being downloaded. Try again when it’s finished.',
  'file.too_large': 'This file is larger than {megabytes} MB. Choose a smaller one.',
  'file.type': 'Only {types} files are accepted.',
  'file.too_many_pixels': 'This image has more than {megapixels} million pixels. Choose a smaller one.',
  'file.too_long': 'This image is more than {pixels} pixels wide or high. Choose a smaller one.',
  'photo.type': 'Avatar picture must be JPG format!',
  'photo.too_large': 'Avatar picture size can not exceed 2MB!',
  'import.not_text':
    'This isn’t a text file. Choose a CSV, XML or JSON file. You can save a spreadsheet as CSV.',
  'import.status': 'The status of this import has changed. Reload the page to see what you can do now.',
  'resume_file.damaged':
    'This file is damaged. Open it on your device, save it again as PDF or DOCX and choose the new file.',
  'resume_file.encrypted':
    'This file is protected with a password. Save it without the password and choose the new file.',
  'resume_file.no_text':
    'This file has no text, only an image (a scan or photo). Upload the original document or write your CV here.',
  'resume_file.nothing_found':
    'We couldn’t recognise a CV in this file. Try another file or write your CV here.',
  'resume_file.too_heavy':
    'This file takes too long to read. Save it again as a simple PDF or DOCX with fewer pictures and choose the new file.',
  'resume_file.too_long': 'This file is too long for a CV. Choose one with at most {pages} pages.',
  'video.type': 'File allow only MP4 and MOV.',
  'video.too_large': 'File allow only 50MB.',
  'video.most_waiting':
    '{count} of your videos are still being processed. Upload this one when they’re ready.',
  'video.part_place': 'We’ve received {received} of {size} bytes of this video. Send the next part.',
  'video.most_begun': 'You’re already uploading {count} videos. Upload this one when they’re finished.',
  'video.unavailable': 'Videos can’t be uploaded right now. Everything else works; please try again later.',
  'file.quota': 'You’ve used all {megabytes} MB of your storage. Remove some files first.',
  'file.link_expired': 'This link has expired. Open the file again from its page.',
  'file.missing': 'This file is no longer available.',
  'service.reading':
    'Jobs can be read right now, but nothing can be saved. Please try again in a few minutes.',
  'service.unavailable': 'We’re busy right now. Please try again in a moment.',
  'service.failed': 'Something went wrong on our side. Try again in a moment.',
};
