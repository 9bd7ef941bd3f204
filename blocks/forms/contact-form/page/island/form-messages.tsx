import { useLayoutEffect, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { controlOf, plainOf, wrapsOf, type FieldError } from './validation/field-errors';
import { CONTROL, errorId, LIVE_REGION, PARENT, RESPONSE, SUMMARY, TIP, WRAP } from '../format';
import { labelOf } from './validation/field-label';
import { mark, markPlain } from './validation/mark-field';

interface Place {
	form: HTMLFormElement;
	unitTag: string;
}

/** The error messages beside the fields. */
export function Tips( { form, unitTag, errors }: Place & { errors: FieldError[] } ) {
	return errors.flatMap( ( { field, message } ) => {
		const id = errorId( unitTag, field );
		const wraps = wrapsOf( form, field );
		const plain = wraps.length ? null : plainOf( form, field );
		return plain ? (
			<Marked key={ field } input={ plain } id={ id } />
		) : (
			wraps.map( ( wrap, index ) => (
				<Tip key={ `${ field } ${ index }` } wrap={ wrap } id={ id } message={ message } />
			) )
		);
	} );
}

/** An input without an element for its message: its error is listed only above the form. */
function Marked( { input, id }: { input: HTMLElement; id: string } ) {
	useLayoutEffect( () => markPlain( input, id ), [ input, id ] );
	return null;
}

function Tip( { wrap, id, message }: { wrap: HTMLElement; id: string; message: string } ) {
	useLayoutEffect( () => mark( wrap, id ), [ wrap, id ] );
	return createPortal(
		<span className={ TIP } aria-hidden="true">
			{ message }
		</span>,
		wrap
	);
}

/** The same messages in the list above the form. The fields' `aria-describedby` points to them, and they link to the fields. */
export function Summary( { form, unitTag, errors }: Place & { errors: FieldError[] } ) {
	const list = form.closest( PARENT )?.querySelector( `${ SUMMARY } > ul` );
	if ( ! list ) {
		return null;
	}
	return createPortal(
		errors.map( ( { field, message } ) => (
			<li key={ field } id={ errorId( unitTag, field ) }>
				<SummaryLink
					control={ controlOf( form, field ) }
					name={ `${ unitTag }-in-${ field }` }
					message={ message }
				/>
			</li>
		) ),
		list
	);
}

function SummaryLink( { control, name, message }: { control: HTMLElement | null; name: string; message: string } ) {
	const id = control?.id || name;
	useLayoutEffect( () => control?.setAttribute( 'id', id ), [ control, id ] ); // A link needs a target, and most fields have no id.
	if ( ! control ) {
		return <>{ message }</>;
	}
	const follow = ( event: MouseEvent ) => {
		event.preventDefault(); // Following a link to a field scrolls to it, but browsers do not focus it.
		control.focus();
	};
	return (
		<a
			href={ `#${ id }` }
			data-field={
				labelOf( control.closest( WRAP )?.querySelector< HTMLElement >( CONTROL ) ?? control ) || undefined
			}
			onClick={ follow }
		>
			{ message }
		</a>
	);
}

/**
 * The response to a submission, announced and shown in the response box. When the box receives the focus (`hasFocus`), the focus alone
 * announces it.
 */
export function Message( {
	form,
	text,
	answers,
	hasFocus,
}: {
	form: HTMLFormElement;
	text: string;
	answers: number;
	hasFocus: boolean;
} ) {
	const live = form.closest( PARENT )?.querySelector( LIVE_REGION );
	const boxes = Array.from( form.querySelectorAll( RESPONSE ) );
	// On each response, before the browser exposes it to screen readers.
	useLayoutEffect(
		() => live?.setAttribute( 'aria-live', hasFocus ? 'off' : 'polite' ),
		[ live, hasFocus, answers ]
	);
	// A new key creates a new text node, so that an equal response is announced again.
	return [ live, ...boxes ].map(
		( place, index ) => text && place && createPortal( text, place, `${ index } ${ answers }` )
	);
}
