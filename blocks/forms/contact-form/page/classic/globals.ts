/**
 * The globals as a classic script, for pages where another script depends on the handle `contact-form-7`: modules run
 * after classic scripts. The module finds them and does not replace them.
 */
import { defineGlobals } from '../globals';

defineGlobals();
