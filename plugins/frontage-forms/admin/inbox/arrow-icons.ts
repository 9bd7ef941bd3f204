import { isRTL } from '@wordpress/i18n';
import { arrowLeft, arrowRight, chevronLeft, chevronRight } from '@wordpress/icons';

/** Arrows that point where one reads from, and where one reads on: asked for as they are drawn, when the language is known. */
export const arrowBack = () => ( isRTL() ? arrowRight : arrowLeft );
export const chevronBack = () => ( isRTL() ? chevronRight : chevronLeft );
export const chevronOn = () => ( isRTL() ? chevronLeft : chevronRight );
