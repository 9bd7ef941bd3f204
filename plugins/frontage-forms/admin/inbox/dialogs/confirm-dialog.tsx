import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Message } from '../error-message';
import type { ReactNode } from 'react';

export type ConfirmProps = {
	/** What the button does, in its own words. */
	label: string;
	isDestructive?: boolean;
	/** Gives '' when it is done, else what went wrong. */
	onConfirm: () => Promise< string >;
	onClose: () => void;
	children: ReactNode;
};

/** A question with two answers; it stays open until the answer is carried out. */
export function Confirm( { label, isDestructive = false, onConfirm, onClose, children }: ConfirmProps ) {
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	const confirm = async () => {
		setBusy( true );
		const message = await onConfirm();
		if ( message ) {
			setBusy( false );
			setProblem( message );
		} else {
			onClose();
		}
	};

	return (
		<div className="frontage-inbox__confirm">
			{ problem && <Message text={ problem } /> }
			{ children }
			<div className="frontage-inbox__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
					disabled={ busy }
					accessibleWhenDisabled
				>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive={ isDestructive }
					isBusy={ busy }
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ () => void confirm() }
				>
					{ label }
				</Button>
			</div>
		</div>
	);
}
