import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Message } from './message';

type Props = {
	count: number;
	/** Gives '' when it is done, else what went wrong. */
	onConfirm: () => Promise< string >;
	onClose: () => void;
};

/** The last question: what visitors sent exists only here. */
export function ConfirmDelete( { count, onConfirm, onClose }: Props ) {
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
			<p>
				{ sprintf(
					/* translators: %d: number of submissions. */
					_n(
						'Delete %d submission for good? Mails that were sent are not affected, but the text is kept nowhere else on this site.',
						'Delete %d submissions for good? Mails that were sent are not affected, but the texts are kept nowhere else on this site.',
						count,
						'frontage-forms'
					),
					count
				) }
			</p>
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
					isDestructive
					isBusy={ busy }
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ () => void confirm() }
				>
					{ __( 'Delete for good', 'frontage-forms' ) }
				</Button>
			</div>
		</div>
	);
}
