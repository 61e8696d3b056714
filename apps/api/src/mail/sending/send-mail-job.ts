import { defineJob } from '../../jobs/job.ts';
import { mailLanes, openMailTransport } from './mail-transport.ts';
import { sendDueMail } from './send-due-mail.ts';

/** Sends what could not be sent when it was written: the server was away, or the process that should have ended. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  every: 'minute',
  timeLimit: 600,
  async run({ database, environment, signal, log }) {
    const transport = openMailTransport(environment);
    try {
      await sendDueMail({ database, transport, signal, log, lanes: mailLanes });
    } finally {
      transport.close();
    }
  },
});
