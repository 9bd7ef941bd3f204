import { BaseControl, useBaseControlProps } from '@wordpress/components';
import type { ReactNode } from 'react';
import { splitTags } from '../../template/mail-tags';

type Props = {
	label: string;
	hideLabelFromVision?: boolean;
	help: string | undefined;
	value: string;
	/** Names of mail-tags in it that stand for nothing. */
	wrong: string[];
	/** A text of one line, that grows if it needs more. */
	isLine?: boolean;
	onChange: ( text: string ) => void;
	onBlur?: ( event: React.FocusEvent< HTMLTextAreaElement > ) => void;
	/** What stands at the end of a line, or below a text. */
	children?: ReactNode;
};

/** A text of an email whose mail-tags are marked: blue if they stand for something, red if not. */
export function TaggedText( {
	label,
	hideLabelFromVision = false,
	help,
	value,
	wrong,
	isLine = false,
	onChange,
	onBlur,
	children,
}: Props ) {
	const { baseControlProps, controlProps } = useBaseControlProps( { label, help, hideLabelFromVision } );
	return (
		<BaseControl { ...baseControlProps } className={ wrong.length || help ? 'fr-contact-form__wrong' : '' }>
			<div className="fr-mail-text" data-line={ isLine || undefined }>
				<div className="fr-mail-text__grow">
					{ /* The same text in the same place, only for its marks; it makes the box as high as the text. */ }
					<div className="fr-mail-text__marks" dir="auto" aria-hidden="true">
						{ splitTags( value ).map( ( { text, name }, place ) =>
							name === undefined ? (
								text
							) : (
								<mark key={ place } data-wrong={ wrong.includes( name ) || undefined }>
									{ text }
								</mark>
							)
						) }
						{ '\u200b' }
					</div>
					<textarea
						{ ...controlProps }
						dir="auto"
						rows={ 1 }
						value={ value }
						aria-invalid={ wrong.length > 0 || undefined }
						onChange={ ( { currentTarget } ) =>
							onChange( isLine ? currentTarget.value.replace( /\s*\n\s*/g, ' ' ) : currentTarget.value )
						}
						onKeyDown={ ( event ) => {
							if ( isLine && event.key === 'Enter' && ! event.nativeEvent.isComposing ) {
								event.preventDefault();
							}
						} }
						onBlur={ onBlur }
					/>
				</div>
				{ children }
			</div>
		</BaseControl>
	);
}
