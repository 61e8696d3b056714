-- A review says 'Matrícula feita por aqui' only where the school, or the operator for it, confirmed the enrolment. Until
-- now a paid order was enough; those reviews fall back to what their e-mail proves.
UPDATE review SET proof = 'email'
 WHERE proof = 'enrolled' AND NOT demo
   AND NOT EXISTS (SELECT FROM scholarship_order AS own
                     JOIN account AS owner ON owner.id = own.account_id
                    WHERE owner.email = review.user_email AND own.school_id = review.school_id
                      AND own.status = 'enrolled');
