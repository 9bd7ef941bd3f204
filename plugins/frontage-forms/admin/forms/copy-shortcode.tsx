import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { check, copySmall } from '@wordpress/icons';
import { speak } from '@wordpress/a11y';
import { copyLabel } from './form-labels';

type Props = { code: string; title: string };

/** A shortcode with a button that copies it. */
export function CopyShortcode( { code, title }: Props ) {
	const [ isCopied, setCopied ] = useState( false );
	const button = useCopyToClipboard( code, () => {
		setCopied( true );
		speak( __( 'Copied.', 'frontage-forms' ) );
	} );
	return (
		<span className="frontage-forms__code">
			<code dir="ltr">{ code }</code>
			<Button
				ref={ button as React.Ref< HTMLButtonElement > }
				size="small"
				icon={ isCopied ? check : copySmall }
				onBlur={ () => setCopied( false ) }
				label={ copyLabel( title, isCopied ) }
			/>
		</span>
	);
}
