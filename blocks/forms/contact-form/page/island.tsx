import { useEffect, useLayoutEffect, useState } from 'react';
import type { IslandProps } from '@frontage/kit/islands';
import { converse, QUIET } from './island/submission';
import { identify } from './events';
import { READY } from './globals';
import { afterPaint, focusSummary, forgetSummary, showAnswer } from './island/validation/focus-errors';
import { Message, Summary, Tips } from './island/form-messages';
import type { FormProps } from './island/form-props';

/** The parts of a form that change while a visitor fills it in and sends it. PHP renders the fields. */
export default function ContactForm( { host, props }: IslandProps< FormProps > ) {
	const form = host as HTMLFormElement;
	const { unitTag } = identify( form );
	const [ { errors, message, answers, from }, show ] = useState( QUIET );

	// Before the browser paints: the response that PHP printed is removed and rendered again.
	useLayoutEffect( () => converse( form, props, show ), [ form, props ] );

	// The globals may have a pending request, which waits until the host is ready.
	useEffect( () => {
		const timer = setTimeout( () => form.dispatchEvent( new Event( READY ) ) );
		return () => clearTimeout( timer );
	}, [ form ] );

	const hasErrors = errors.length > 0;
	useLayoutEffect( () => ( hasErrors ? undefined : forgetSummary( form ) ), [ form, hasErrors ] );
	useEffect( () => {
		const follow = () => {
			// A reset consent disables the button, and the first step has no submit button. The focus would be lost.
			if ( hasErrors || from?.matches( ':disabled, [data-last="false"] *' ) ) {
				focusSummary( form, message );
			}
			showAnswer( form, hasErrors );
		};
		return from ? afterPaint( follow ) : undefined;
	}, [ form, from, errors, hasErrors, message ] );

	return (
		<>
			<Tips form={ form } unitTag={ unitTag } errors={ errors } />
			<Summary form={ form } unitTag={ unitTag } errors={ errors } />
			<Message form={ form } text={ message } answers={ answers } hasFocus={ !! from && hasErrors } />
		</>
	);
}
