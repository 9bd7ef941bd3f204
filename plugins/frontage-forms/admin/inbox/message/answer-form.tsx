import { Button, TextareaControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ScreenNotice } from '../../shared/message';

type Props = {
	label: string;
	text: string;
	/** Returns '' on success, else an error message. */
	onSave: ( value: string ) => Promise< string >;
	onClose: () => void;
};

/** Edits an answer in place; what was typed stays until it is saved. */
export function AnswerForm( { label, text, onSave, onClose }: Props ) {
	const [ value, setValue ] = useState( text );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const field = useRef< HTMLTextAreaElement >( null );
	useEffect( () => field.current?.focus(), [] );

	return (
		<form
			className="frontage-inbox__edit"
			onSubmit={ async ( event ) => {
				event.preventDefault();
				setIsBusy( true );
				const message = await onSave( value );
				if ( message ) {
					setIsBusy( false );
					setProblem( message );
				}
			} }
		>
			{ problem && <ScreenNotice text={ problem } onDismiss={ () => setProblem( '' ) } /> }
			<TextareaControl
				__nextHasNoMarginBottom
				ref={ field }
				label={ label }
				hideLabelFromVision
				help={ __( 'The old answer stays in the history below.', 'frontage-forms' ) }
				rows={ Math.min( 10, value.split( '\n' ).length + 1 ) }
				maxLength={ 20000 }
				value={ value }
				onChange={ setValue }
			/>
			<span className="frontage-inbox__buttons">
				<Button
					type="submit"
					size="compact"
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Save answer', 'frontage-forms' ) }
				</Button>
				<Button
					size="compact"
					variant="tertiary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ onClose }
				>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
			</span>
		</form>
	);
}
