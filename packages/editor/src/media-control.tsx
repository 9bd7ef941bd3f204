import { BlockControls, MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex, ToolbarButton, VisuallyHidden } from '@wordpress/components';
import { useKeptFocus } from './kept-focus';

export interface MediaValue {
	id: number;
	url: string;
	alt: string;
}

export interface MediaTexts {
	choose: string;
	replace: string;
	remove: string;
}

interface MediaProps {
	label: string;
	/** Set if a visible label is already above the control. */
	hideLabelFromVision?: boolean;
	/** Labels of the buttons. */
	texts: MediaTexts;
	value: MediaValue | undefined;
	onChange: ( value: MediaValue | undefined ) => void;
	/** Allowed media types, as in core's `MediaUpload`. */
	allowedTypes?: string[];
}

/** Maximum size in the sidebar. */
const PICTURE = { display: 'block', maxInlineSize: '100%', maxBlockSize: 160, marginBlockEnd: 8 };

/** Selects, replaces and removes a file of the media library in the sidebar. Users who may not upload only see it. */
export function Media( props: MediaProps ) {
	const { label, hideLabelFromVision, texts, value, onChange, allowedTypes = [ 'image' ] } = props;
	return (
		<fieldset ref={ useKeptFocus() } style={ { minInlineSize: 0, marginBlockEnd: 16 } }>
			{ hideLabelFromVision ? (
				<VisuallyHidden as="legend">{ label }</VisuallyHidden>
			) : (
				<BaseControl.VisualLabel as="legend">{ label }</BaseControl.VisualLabel>
			) }
			{ value && <img src={ value.url } alt={ value.alt } style={ PICTURE } /> }
			<MediaUploadCheck>
				<Flex justify="flex-start">
					<MediaUpload
						allowedTypes={ allowedTypes }
						{ ...( value ? { value: value.id } : {} ) }
						onSelect={ ( { id, url, alt = '' } ) => onChange( { id, url, alt } ) }
						render={ ( { open } ) => (
							<Button __next40pxDefaultSize variant="secondary" onClick={ open }>
								{ value ? texts.replace : texts.choose }
							</Button>
						) }
					/>
					{ value && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							isDestructive
							onClick={ () => onChange( undefined ) }
						>
							{ texts.remove }
						</Button>
					) }
				</Flex>
			</MediaUploadCheck>
		</fieldset>
	);
}

type MediaButtonProps = Pick< MediaProps, 'texts' | 'value' | 'onChange' >;

/** The same image control in the block's toolbar, where core's image block has it too. */
export function MediaInToolbar( { texts, value, onChange }: MediaButtonProps ) {
	return (
		<MediaUploadCheck>
			<BlockControls group="other">
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					{ ...( value ? { value: value.id } : {} ) }
					onSelect={ ( { id, url, alt = '' } ) => onChange( { id, url, alt } ) }
					render={ ( { open } ) => (
						<ToolbarButton onClick={ open }>{ value ? texts.replace : texts.choose }</ToolbarButton>
					) }
				/>
			</BlockControls>
		</MediaUploadCheck>
	);
}
