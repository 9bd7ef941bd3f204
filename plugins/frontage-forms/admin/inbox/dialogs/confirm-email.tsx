import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Confirm } from '../../shared/confirm-dialog';
import type { ConfirmProps } from '../../shared/confirm-dialog';

type Props = Pick< ConfirmProps, 'onClose' > & {
	to: 'inbox' | 'mail';
	onConfirm: ( second: boolean ) => Promise< string >;
};

/** Shows the recipients before emails are sent. The visitor's copy is sent only on request. */
export function ConfirmMail( { to, onConfirm, onClose }: Props ) {
	const [ second, setSecond ] = useState( false );
	return (
		<Confirm
			label={ to === 'inbox' ? __( 'Let it in', 'frontage-forms' ) : __( 'Send again', 'frontage-forms' ) }
			onConfirm={ () => onConfirm( second ) }
			onClose={ onClose }
		>
			<p>
				{ to === 'inbox'
					? __(
							'What a check stopped is mailed now, as if it had just come in. What somebody here marked as spam goes back to where it was, without a mail.',
							'frontage-forms'
						)
					: __( 'The mail to you goes once more, as the form says now.', 'frontage-forms' ) }
			</p>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Also send the second mail, to the visitor', 'frontage-forms' ) }
				help={ __( 'Only if the form has one. After three days it is not sent any more.', 'frontage-forms' ) }
				checked={ second }
				onChange={ setSecond }
			/>
		</Confirm>
	);
}
