import { isRTL } from '@wordpress/i18n';
import { arrowLeft, arrowRight, chevronLeft, chevronRight } from '@wordpress/icons';

/** Back and forward arrows for the reading direction. Functions, because the language is known only at render time. */
export const arrowBack = () => ( isRTL() ? arrowRight : arrowLeft );
export const chevronBack = () => ( isRTL() ? chevronRight : chevronLeft );
export const chevronForward = () => ( isRTL() ? chevronLeft : chevronRight );
