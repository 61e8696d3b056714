/* What an application brings to the kit in its oldest browsers (README, "Browsers"). */
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/array/with';
import 'core-js/actual/promise/with-resolvers';
