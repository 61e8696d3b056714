import { mkdirSync, writeFileSync } from 'node:fs';
import * as a from './src/mail/messages/account-mails.ts';
import * as q from './src/mail/messages/question-mails.ts';
import * as r from './src/mail/messages/review-mails.ts';
import * as o from './src/mail/messages/order-mails.ts';
import * as v from './src/mail/messages/visit-mails.ts';
import { savedSearchAlertMail } from './src/mail/messages/saved-search-alert-mail.ts';
import { brandMark } from '@melhor-escola/config/brand-mark';
const school='Centro Educacional Telescópio Cintilante', url='https://melhorescola.com.br/detalhes-da-bolsa/ME-8X55-HVFP-04D1?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const n={name:'Maria das Dores'}; const order={...n,school,code:'ME-8X55-HVFP-04D1'};
const visit={...n,email:'maria.das.dores@exemplo.com.br',phone:'(11) 90000-0000',grade:'1º ano',school:{name:school,address:'Rua das Mangueiras, 123, Setor Central, Araguaína, TO',phone:'(63) 3333-0000'},times:['2026-03-05T14:00','2026-03-06T14:00'],question:'Meu filho ainda usa fralda. A escola aceita?',forwardedTo:'school' as const,manageUrl:url,schoolUrl:url};
const all:any={
 visitRequested:v.visitRequestedMail(visit as any),visitMoved:v.visitMovedMail(visit as any),visitCancelled:v.visitCancelledMail(visit as any),visitReminder:v.visitReminderMail(visit as any,'2026-03-05T14:00'),
 welcome:a.welcomeMail({...n,confirmUrl:url}),confirmEmail:a.confirmEmailMail({...n,confirmUrl:url}),recoverPassword:a.recoverPasswordMail({...n,resetUrl:url}),passwordChanged:a.passwordChangedMail(n as any),
 confirmReview:r.confirmReviewMail({...n,school,confirmUrl:url}),reviewPublished:r.reviewPublishedMail({...n,school,schoolUrl:url}),
 confirmQuestion:q.confirmQuestionMail({...n,school,confirmUrl:url}),questionPublished:q.questionPublishedMail({...n,school,question:visit.question,questionUrl:url}),
 questionAnswered:q.questionAnsweredMail({...n,school,question:visit.question,answer:'Aceita. O desfralde é acompanhado pela equipe, junto com a família e sem pressa.',questionUrl:url}),
 reservation:o.reservationMail({...order,grade:'Jardim I',fees:{monthlyInFull:157000,monthly:47100},amountDue:47100,expiresAt:new Date('2026-03-05T17:30:00Z'),orderUrl:url}),
 paymentReceived:o.paymentReceivedMail({...order,orderUrl:url}),enrollmentConfirmed:o.enrollmentConfirmedMail({...order,grade:'Jardim I',fees:{monthlyInFull:179800,monthly:89900},orderUrl:url}),
 reservationCancelled:o.reservationCancelledMail({...order,wasPaid:false,searchUrl:url}),paidReservationCancelled:o.reservationCancelledMail({...order,wasPaid:true,searchUrl:url}),reservationExpired:o.reservationExpiredMail({...order,searchUrl:url}),
 savedSearchAlert:savedSearchAlertMail({...n,searchName:'1º ano em Araguaína, TO, até R$ 900',offers:[{title:'1º ano · Manhã',school,price:89900,url,news:{kind:'new-offers'}},{title:'1º ano · Tarde',school:'Escola Sabiá Sereno',price:42000,url,news:{kind:'new-offers'}}],searchUrl:url,stopUrl:url,unsubscribeUrl:url} as any),
 dataExport:a.dataExportMail({...n,protocol:'LGPD-2026-000123'} as any),accountDeleted:a.accountDeletedMail({...n,protocol:'LGPD-2026-000123'} as any),
};
mkdirSync('/srv/shots-review/mail',{recursive:true});
const logo='data:image/svg+xml;base64,'+Buffer.from(brandMark('melhor-escola')).toString('base64');
for(const [k,m] of Object.entries<any>(all)){writeFileSync(`/srv/shots-review/mail/${k}.html`,m.html.replaceAll('cid:logo',logo));writeFileSync(`/srv/shots-review/mail/${k}.txt`,m.subject+'\n\n'+m.text);}
