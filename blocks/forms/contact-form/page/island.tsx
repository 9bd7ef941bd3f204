import { useEffect, useLayoutEffect, useState } from 'react';
import type { IslandProps } from '@frontage/kit/islands';
import { EMPTY_VIEW, Submission } from './island/submission';
import { identify } from './events';
import { READY } from './globals';
import { runAfterPaint, focusSummary, resetSummary, scrollToResponse } from './island/validation/focus-errors';
import { ResponseMessage, ErrorSummary, FieldMessages } from './island/form-messages';
import type { FormProps } from './island/form-props';

/** The parts of a form that change while a visitor fills it in and sends it. PHP renders the fields. */
export default function ContactForm( { host, props }: IslandProps< FormProps > ) {
	const form = host as HTMLFormElement;
	const { unitTag } = identify( form );
	const [ { errors, message, answers, from: focusedBefore }, setView ] = useState( EMPTY_VIEW );

	// Before the browser paints: the response that PHP printed is removed and rendered again.
	useLayoutEffect( () => {
		const controller = new AbortController();
		new Submission( form, props, setView, controller.signal );
		return () => controller.abort();
	}, [ form, props ] );

	// The globals may have a pending request, which waits until the host is ready.
	useEffect( () => {
		const timer = setTimeout( () => form.dispatchEvent( new Event( READY ) ) );
		return () => clearTimeout( timer );
	}, [ form ] );

	const hasErrors = errors.length > 0;
	useLayoutEffect( () => ( hasErrors ? undefined : resetSummary( form ) ), [ form, hasErrors ] );
	useEffect( () => {
		const showResult = () => {
			// A reset consent disables the button, and the first step has no submit button. The focus would be lost.
			if ( hasErrors || focusedBefore?.matches( ':disabled, [data-last="false"] *' ) ) {
				focusSummary( form, message );
			}
			scrollToResponse( form, hasErrors );
		};
		return focusedBefore ? runAfterPaint( showResult ) : undefined;
	}, [ form, focusedBefore, errors, hasErrors, message ] );

	return (
		<>
			<FieldMessages form={ form } unitTag={ unitTag } errors={ errors } />
			<ErrorSummary form={ form } unitTag={ unitTag } errors={ errors } />
			<ResponseMessage
				form={ form }
				text={ message }
				answers={ answers }
				hasFocus={ !! focusedBefore && hasErrors }
			/>
		</>
	);
}
