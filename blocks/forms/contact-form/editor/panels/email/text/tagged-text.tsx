import { BaseControl, useBaseControlProps } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { DescribeTag } from './chips';
import './tagged-text.css';
import { useTaggedText, type TextTarget } from './use-tagged-text';

type Props = {
	label: string;
	hideLabelFromVision?: boolean;
	help: string | undefined;
	/** ID of the sentence that names wrong mail-tags; undefined if there are none. */
	errorId: string | undefined;
	/** As it is stored, with mail-tags. */
	value: string;
	describe: DescribeTag;
	target: TextTarget;
	/** A text of one line, that grows if it needs more. */
	isLine?: boolean;
	onChange: ( text: string ) => void;
	/** Buttons above a text. */
	tools?: ReactNode;
	/** What stands at the end of a line, or below a text. */
	children?: ReactNode;
};

/** A text of an email whose mail-tags are chips with the labels of their fields. */
export function TaggedText( {
	label,
	hideLabelFromVision = false,
	help,
	errorId,
	value,
	describe,
	target,
	isLine = false,
	onChange,
	tools,
	children,
}: Props ) {
	const { baseControlProps, controlProps } = useBaseControlProps( { help } );
	const editing = useTaggedText( { target, value, isLine, describe, onChange } );
	return (
		<BaseControl { ...baseControlProps } className={ errorId || help ? 'fr-contact-form__wrong' : '' }>
			{ ! hideLabelFromVision && (
				<BaseControl.VisualLabel onClick={ () => target.element.current?.focus() }>
					{ label }
				</BaseControl.VisualLabel>
			) }
			<div className="fr-mail-text" data-line={ isLine || undefined }>
				{ tools }
				<div
					{ ...editing }
					ref={ target.element }
					id={ controlProps.id }
					className="fr-mail-text__input"
					role="textbox"
					tabIndex={ 0 }
					aria-label={ label }
					aria-multiline={ ! isLine }
					aria-invalid={ errorId !== undefined || undefined }
					aria-describedby={ errorId ?? controlProps[ 'aria-describedby' ] }
					contentEditable
					suppressContentEditableWarning
					spellCheck
					dir="auto"
				/>
				{ children }
			</div>
		</BaseControl>
	);
}
