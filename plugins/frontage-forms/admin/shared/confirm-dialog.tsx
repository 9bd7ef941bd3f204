import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ScreenNotice } from './message';
import type { ReactNode } from 'react';

export type ConfirmProps = {
	/** The button's label, which names the action. */
	label: string;
	isDestructive?: boolean;
	/** Returns '' on success, else an error message. */
	onConfirm: () => Promise< string >;
	onClose: () => void;
	children: ReactNode;
};

/** A confirmation dialog; it stays open until the action is complete. */
export function ConfirmDialog( { label, isDestructive = false, onConfirm, onClose, children }: ConfirmProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	const confirm = async () => {
		setIsBusy( true );
		const message = await onConfirm();
		if ( message ) {
			setIsBusy( false );
			setProblem( message );
		} else {
			onClose();
		}
	};

	return (
		<div className="frontage-forms__confirm">
			{ problem && <ScreenNotice text={ problem } /> }
			{ children }
			<div className="frontage-forms__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive={ isDestructive }
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void confirm() }
				>
					{ label }
				</Button>
			</div>
		</div>
	);
}
