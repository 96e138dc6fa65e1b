/** Messages of errors by their code in English, with `{name}` placeholders. */
export const errors = {
  'request.invalid': 'The request could not be read.',
  'request.too_slow': 'The connection is too slow. Try again where it is better.',
  'request.too_large': 'The request is too large.',
  'request.unsupported_type': 'This kind of content is not accepted here.',
  'request.method': 'This address takes {methods} only.',
  'request.too_many': 'Too many attempts. Wait {seconds} seconds and try again.',
  'request.put_aside':
    'This has brought the site to a halt more than once, so it is put aside for up to an hour. Everything else works.',
  'request.repeated':
    'Your earlier request did go through, and this one is different. Check it before sending again.',
  'session.missing': 'Sign in to continue.',
  'session.invalid': 'Your session has ended. Sign in again.',
  'login.failed': 'The e-mail or the password is wrong.',
  'login.not_activated': 'Your account is not activated yet. Open the link in the e-mail that we sent you.',
  'login.disabled': 'This account has been disabled. The e-mail that we sent you says why.',
  'login.wait':
    'Too many failed attempts. Wait {minutes} minutes, sign in from a place you’ve used before, or reset your password with “Forget Password?”.',
  'api_key.missing':
    'Send your key in the header X-Api-Key. Without one, or in the address, nothing is answered.',
  'api_key.unknown': 'Unknown API key. Check that you copied all of it.',
  'api_key.revoked':
    'This key was revoked and opens nothing any more. Ask the operator of the site for another one.',
  'api_key.expired':
    'This key has expired: its last day was {date}. Ask the operator of the site for another one.',
  'access.denied': 'Your account may not do this.',
  'company.owner_only': 'Only the owner of the company may do this.',
  'company.right': 'This takes {needed}. Your role at {company} is “{role}”: ask {owner}, who can change it.',
  'company.suspended':
    '{company} is suspended. Its colleagues may read and export, but not post, write to candidates or decide. If you think that this is a mistake, write to the operator of the site.',
  'company.owner_stays': 'Hand the company over to a colleague before you leave it.',
  'company.owner_role': 'The owner may do everything. Hand the company over first.',
  'company.member': 'This person works for your company already.',
  'company.other':
    'Your account belongs to a company that has jobs, trainings, events, posts, orders or other people. Leave it first, or ask to be invited with another e-mail address.',
  'invitation.invalid': 'This invitation does not work any more. Ask for a new one.',
  'invitation.address':
    'This invitation is for another e-mail address. Sign in with the account of that address.',
  'invitation.role':
    'An account of another kind has this e-mail address. Ask to be invited with another one.',
  'invitation.account': 'This e-mail address has an account. Sign in, and accept the invitation there.',
  'invitation.most': 'Too many invitations are waiting for an answer. Take some back first.',
  'invitation.unwanted':
    'We cannot write to this address: it has had {most} invitations in the last 30 days, or wants none. Ask your colleague for another address.',
  'record.changed': 'Somebody else has saved this since you opened it. Nothing was overwritten.',
  'validation.failed': 'Data validation failed',
  'token.invalid': 'This link is not valid any more. Ask for a new one.',
  'activation.password': 'Choose the password that you want to sign in with.',
  'reset.invalid': 'This password reset has expired. Use the latest e-mail or request a new code.',
  'reset.expired': 'This has expired. Ask for a new code.',
  'reset.used': 'This code was used already. Sign in with the new password, or ask for a new code.',
  'reset.tries': 'Too many wrong codes. Use the link in the e-mail or request a new code.',
  'reset.link_only':
    'The code was typed wrong too often. Open the link in the e-mail instead: it still works, and needs no code.',
  'mail.too_many':
    'Too many requests for this address today. If it has an account, links we’ve already sent still work (check spam). Try again in {hours} hours.',
  'job.incomplete': 'Data validation failed',
  'job.closed': 'This job is closed and takes no more applications.',
  'job.not_on_site': 'This employer takes applications in another way. See how to apply in the job.',
  'task.status': 'Only what has failed, or waits for its next try, can be tried again.',
  'job.status':
    'The status of this job has changed in the meantime. Reload the page to see what you can do now.',
  'job.refresh_too_soon': 'A job can be moved to the top once in 24 hours.',
  'gathering.incomplete': 'Something is missing before this can be published.',
  'gathering.status': 'The status has changed in the meantime. Reload the page to see what you can do now.',
  'article.incomplete': 'Something is missing before this can be published.',
  'article.status':
    'The status of this article has changed in the meantime. Reload the page to see what you can do now.',
  'application.sign_in': 'Sign in to apply for this job.',
  'application.exists': 'You have already applied for this job.',
  'application.is_received': 'A colleague has just taken the decision back. Look again before you decide.',
  'application.is_shortlisted':
    'A colleague has just short-listed this candidate. Look again before you decide.',
  'application.is_rejected': 'A colleague has just rejected this candidate. Look again before you decide.',
  'application.is_withdrawn': 'The candidate has taken this application back.',
  'application.is_moved': 'A colleague has just moved this candidate. Look again before you decide.',
  'application.is_hired': 'A colleague has just hired this candidate. Look again before you decide.',
  'application.vacancies_filled':
    'All vacancies of this job are filled: {vacancies}. Confirm that you hire one more, or change the number in the job.',
  'application.applied':
    'Only candidates who were added by hand can be deleted. Reject the application instead.',
  'application.decided':
    'The employer has decided already, so this application cannot be taken back any more.',
  'resume.no_views': 'Your company has no CV views left. Order a package to open more CVs.',
  'resume.most_a_day':
    'You have looked at {most} CVs today, as many as one person may in a day. Those of today stay open; look at others tomorrow.',
  'talent.most_a_day':
    'Your company has reached today’s limit of {most} CVs. CVs you’ve already opened stay available.',
  'saved_talent.full':
    'Your company has saved {most} CVs already, which is all that fits. Take one out first.',
  'invite.exists': 'Your company has invited this person to this already.',
  'invite.applied': 'This person has applied for this job already.',
  'invite.not_wanted': 'This person does not want to be invited.',
  'invite.most_a_day': 'Your company has sent {most} invitations today, as many as it may in a day.',
  'invite.most_a_month':
    'Your company has invited this person {most} times in the last 30 days, as often as it may.',
  'announcement.unwritten': 'Write the announcement in English and in Khmer and save both, then send it.',
  'announcement.under_way':
    'Another announcement is still being sent. Wait until everybody has it, or stop it first.',
  'announcement.again': 'These people have already got this announcement. Change what it says, then send it.',
  'view.most': 'You have {most} views of this list, which is all that fits. Delete one first.',
  'message.most_a_day':
    'Your company may write to {most} candidates a day. Today it may still write to {left}.',
  'message.most_a_day_new':
    'Your company is new here and not verified yet, so it may write to {most} people today, and still to {left}. It may write to more each day, and to far more once it has paid for an order or we have verified it. Write to us if you need that sooner.',
  'message.most_to_one':
    'This candidate has had as many e-mails as we send to one person in a day. Call, or write again tomorrow.',
  'consent.link': 'This link does not lead anywhere any more: the company is not on this site now.',
  'consent.no_email': 'This candidate needs no asking, or has no e-mail address.',
  'consent.most':
    'We cannot ask at this e-mail address now: it has been asked often this month. Call the candidate instead.',
  'stage.in_use': 'There are candidates in “{stage}”: {candidates}. Choose the stage that they go to.',
  'message.most_templates': 'Your company has {most} templates, which is all that fits. Delete one first.',
  'interview.exists': 'An interview with this candidate is planned already. Change it, or cancel it first.',
  'interview.no_email': 'This candidate has given no e-mail address. Call to agree on a time.',
  'interview.agreed': 'A time for this interview has been agreed already.',
  'interview.declined': 'You have said already that no time suits you. The employer will write to you.',
  'interview.not_agreed': 'No time has been agreed for this interview yet.',
  'interview.changed': 'The employer has changed the times. Look at them again and choose one.',
  'interview.time_past': 'This time has passed. Choose another one.',
  'interview.cancelled': 'This interview has been cancelled.',
  'interview.over': 'The time of this interview has passed.',
  'interview.link':
    'This link does not work any more. Write to the employer, who can send another invitation.',
  'package.status':
    'The status of this package has changed in the meantime. Reload the page to see what you can do now.',
  'package.ordered': 'This package has been ordered. Archive it instead.',
  'package.most': 'There are {most} packages already, which is all that fits. Delete one first.',
  'order.status':
    'The status of this order has changed in the meantime. Reload the page to see what you can do now.',
  'order.none_left': 'Your company has no job left to post. Choose a package first.',
  'order.free_again': 'Your company is using a free package already. Order another one when it has ended.',
  'order.free_elsewhere':
    'The owner of this company uses a free package already with the same mailbox, for another company or an earlier account. Choose a package with a price, or wait until the free one has ended.',
  'order.most_pending':
    'Your company has {most} orders that wait for payment. Pay one, or take one back first.',
  'order.no_khqr': 'This order cannot be paid by KHQR. See the other ways to pay.',
  'order.no_invoice': 'There is no invoice for this order.',
  'post.pins': '{most} posts are pinned already, which is all that fits. End one of these first.',
  'post.status': 'The state of this post does not allow that. Load the page again.',
  'registration.own': 'This is of your own company: you need no seat.',
  'registration.closed': 'Registration is closed.',
  'registration.over': 'This is over or has been called off, so nothing can be changed any more.',
  'registration.not_begun': 'Attendance can be marked from the first day on.',
  'certificate.unknown': 'We have issued no certificate with this number.',
  'post.gone': 'This post is not on the site any more.',
  'comment.gone': 'This comment is not there any more.',
  'comment.status': 'This comment cannot be changed any more.',
  'banner.most': 'There may be at most {most} banners. Delete one that is over.',
  'company.state':
    'The status of this company has changed in the meantime. Reload the page to see what you can do now.',
  'company.papers_most': 'A company can send at most {most} documents. Remove one to send another.',
  'company.papers_stay': 'Your company is verified, so its documents stay as they are.',
  'company.papers_changed':
    'The company has changed its documents since you opened this page. Look at them again before you verify it by them.',
  'company.merge_account':
    'These companies cannot be merged: the account of an owner is disabled, or was never activated.',
  'company.merge_role': 'A company of recruiters cannot be merged with one of trainers.',
  'reference.most': 'A list may have at most {most} entries. Merge or delete some first.',
  'reference.used':
    'It is still used: {jobs} jobs, {companies} companies, {resumes} CVs, {trainings} trainings, {events} events, {articles} texts, {alerts} saved searches. Merge it into another entry, and all of them move there.',
  'reference.fixed':
    'The provinces are fixed in number. One can be renamed, but neither added nor merged nor deleted.',
  'synonym.most': 'There may be at most {most} groups of synonyms. Delete one that is not needed any more.',
  'service.most': 'There may be at most {most} services. Delete one that is not needed any more.',
  'service.changed':
    'The service was changed or deleted meanwhile. Load the page again, or answer by e-mail and mark the enquiry as done.',
  'service.no_logo':
    'This company has no logo. Answer by e-mail and ask for one: they add it on the page of their company.',
  'service.no_order':
    'This company has no running package that the views could be added to. Confirm an order first, or answer by e-mail.',
  'service.logos': 'There are {most} logos on the home page already, which is all that fits.',
  'service.carried_out': 'This request has been carried out already.',
  'service.not_yours': 'This service is for companies that post jobs.',
  'service.no_company': 'Say first which company you work for, on the page of your company.',
  'enquiry.form': 'This form has stood open for too long. Press the button once more.',
  'enquiry.too_fast': 'That was too fast. Wait a few seconds and try again.',
  'report.answered': 'You have reported this before, and the operator has decided on it.',
  'bookmark.full': 'You’ve reached the limit of {most} saved items. Remove one first.',
  'ignored_company.full':
    'You ignore {most} companies already, which is all that fits. Show one again first.',
  'job_alert.most': 'You have saved {most} searches already, which is all that fits. Delete one first.',
  'job_alert.gone':
    'Something that this search asks for is not on the site any more. Delete it, and save a new one.',
  'impersonation.read_only':
    'You are looking at this account as its owner sees it. Nothing can be changed here.',
  'impersonation.private':
    'Not available while viewing as another user: opening it would be recorded or reveal private data.',
  'impersonation.account': 'This account cannot be looked at: it is not active, or an operator’s.',
  'user.state':
    'The status of this account has changed in the meantime. Reload the page to see what you can do now.',
  'admin.self': 'You cannot disable your own account.',
  'admin.self_role': 'You cannot change your own role.',
  'user.not_editor':
    'Only an admin, or a job seeker without a CV, applications and registrations, can become an editor.',
  'admin.last': 'This is the last admin who can sign in. Make another one first.',
  'export.running': 'Your data is being downloaded already. Try again when that is done.',
  'file.too_large': 'The file is larger than {megabytes} MB.',
  'file.type': 'Only {types} files are accepted.',
  'file.too_many_pixels': 'The image has more than {megapixels} million pixels. Choose a smaller one.',
  'file.too_long': 'No side of the image may have more than {pixels} pixels. Choose a smaller one.',
  'photo.type': 'Avatar picture must be JPG format!',
  'photo.too_large': 'Avatar picture size can not exceed 2MB!',
  'import.not_text':
    'This is no text file. Choose a CSV, XML or JSON file; a spreadsheet can be saved as CSV.',
  'import.status':
    'The status of this import has changed in the meantime. Reload the page to see what you can do now.',
  'resume_file.damaged':
    'This file is damaged. Open it on your device, save it again as PDF or DOCX, and choose the new file.',
  'resume_file.encrypted':
    'This file is locked with a password. Save it without the password, and choose the new file.',
  'resume_file.no_text':
    'This file has no text, only an image (a scan or photo). Upload the original document or write your CV here.',
  'resume_file.nothing_found':
    'We couldn’t recognise a CV in this file. Try another file or write your CV here.',
  'resume_file.too_heavy':
    'This file takes too long to read. Save it again as a simple PDF or DOCX with fewer pictures, and choose the new file.',
  'resume_file.too_long': 'This file is too long for a CV. Choose one of at most {pages} pages.',
  'video.type': 'File allow only MP4 and MOV.',
  'video.too_large': 'File allow only 50MB.',
  'video.most_waiting':
    '{count} of your videos are still being prepared. Upload this one when they are ready.',
  'video.part_place': '{received} of {size} bytes of this video have come. What follows them is next.',
  'video.most_begun': 'You are sending {count} videos already. Send this one when they are done.',
  'video.unavailable': 'Videos can’t be uploaded right now. Everything else works; please try again later.',
  'file.quota': 'Your account already keeps {megabytes} MB of files, which is all it may.',
  'file.link_expired': 'This link has expired. Open the file again from its page.',
  'file.missing': 'This file is not available any more.',
  'service.unavailable': 'We’re busy right now. Please try again in a moment.',
  'service.failed': 'Something went wrong on our side.',
};
