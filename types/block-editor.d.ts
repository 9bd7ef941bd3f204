/** The parts of `@wordpress/block-editor` that our blocks use: version 18 ships no types. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
	import type { Block as BlockInstance, BlockVariation } from '@wordpress/blocks';
	import type { StoreDescriptor } from '@wordpress/data';

	export function useBlockEditContext(): { clientId: string; isSelected: boolean };
	/** A place in the menu of the blocks that are chosen. */
	export const BlockSettingsMenuControls: ComponentType< {
		children: ( shown: { selectedClientIds: string[]; onClose: () => void } ) => ReactNode;
	} >;
	export function useBlockProps( props?: HTMLAttributes< HTMLElement > ): Record< string, unknown >;
	/** What new inner blocks are: a name, attributes, what stands in it. */
	export type Template = [ name: string, attributes?: Record< string, unknown >, inside?: Template ][];
	/** The place of inner blocks in an element of ours; `props` are the element's. */
	export function useInnerBlocksProps(
		props?: object,
		options?: {
			allowedBlocks?: string[];
			template?: Template;
			templateLock?: false | 'all' | 'insert' | 'contentOnly';
			orientation?: 'horizontal' | 'vertical';
			defaultBlock?: { name: string; attributes?: Record< string, unknown > };
			directInsert?: boolean;
			renderAppender?: false | ComponentType;
			/** Of inner blocks that stand elsewhere: those, and a change that goes on or is a step of undo. */
			value?: BlockInstance[];
			onInput?: ( blocks: BlockInstance[] ) => void;
			onChange?: ( blocks: BlockInstance[] ) => void;
		}
	): Record< string, unknown > & { children?: ReactNode };
	export const HeadingLevelDropdown: ComponentType< { value: number; onChange: ( level: number ) => void } >;
	export const __experimentalBlockVariationPicker: ComponentType< {
		icon?: ReactNode;
		label?: string;
		instructions?: string;
		variations: BlockVariation[];
		allowSkip?: boolean;
		/** Without one: skipped. */
		onSelect: ( variation?: BlockVariation ) => void;
	} >;
	/** A format's entry in the toolbar of a text. */
	export const RichTextToolbarButton: ComponentType< {
		icon?: ReactNode;
		title: string;
		isActive?: boolean;
		onClick: () => void;
	} >;
	export const RichText: ComponentType< {
		tagName?: string;
		className?: string;
		style?: Record< string, string | number >;
		placeholder?: string;
		value: string;
		onChange: ( value: string ) => void;
		/** Tells the fields of a block apart. */
		identifier?: string;
		'aria-label'?: string;
		/** Names of the formats; all that are registered without it. */
		allowedFormats?: string[];
		/** Without links: the text is part of one. */
		withoutInteractiveFormatting?: boolean;
		disableLineBreaks?: boolean;
		/** Replaces the block by what is chosen from the list that “/” opens. */
		onReplace?: ( ( blocks: BlockInstance | BlockInstance[] ) => void ) | undefined;
		/** The toolbar stands over the field, and not among the block's. */
		inlineToolbar?: boolean;
	} >;
	/** What a block's type draws while it is edited; everything it is given goes on to that. */
	export const BlockEdit: ComponentType< {
		name: string;
		clientId: string;
		attributes: Record< string, unknown >;
		setAttributes: ( attributes: Record< string, unknown > ) => void;
		isSelected?: boolean;
		children?: ReactNode;
	} >;
	/** An editor of its own for some blocks, with a store of its own. */
	export const BlockEditorProvider: ComponentType< {
		value: BlockInstance[];
		settings: object;
		/** A change that goes on, and one that is a step of undo. */
		onInput?: ( blocks: BlockInstance[] ) => void;
		onChange?: ( blocks: BlockInstance[] ) => void;
		/** Whether it has a store of its own, which is the default. */
		useSubRegistry?: boolean;
		children?: ReactNode;
	} >;
	/** The block editor's own keys, such as those to move and remove blocks. */
	export const BlockEditorKeyboardShortcuts: ComponentType & { Register: ComponentType };
	/** A block, or a variation of one, that can be inserted. */
	export interface InserterItem {
		id: string;
		name: string;
		title: string;
		icon: ReactNode;
		keywords?: string[];
		initialAttributes: Record< string, unknown >;
		isDisabled: boolean;
	}
	/** The blocks of an editor in a frame with its styles. */
	export const BlockCanvas: ComponentType< {
		height?: string;
		styles?: object[] | undefined;
		/** The list of blocks, unless something else is shown. */
		children?: ReactNode;
	} >;
	export const BlockToolbar: ComponentType< { hideDragHandle?: boolean } >;
	export const BlockInspector: ComponentType;
	export const MediaUploadCheck: ComponentType< { children?: ReactNode } >;
	export const MediaUpload: ComponentType< {
		allowedTypes?: string[];
		/** `onSelect` is given a list then. */
		multiple?: boolean;
		/** Which side of the library is open at first. */
		mode?: 'browse';
		value?: number;
		onSelect: ( media: { id: number; url: string; alt?: string } ) => void;
		render: ( parts: { open: () => void } ) => ReactNode;
	} >;
	export const LinkControl: ComponentType< {
		value: { url: string; opensInNewTab: boolean } | null;
		onChange: ( value: { url?: string; opensInNewTab?: boolean } ) => void;
		onRemove?: () => void;
	} >;
	/** Values of theme.json at paths, as they count for the block that is edited. */
	export function useSettings( ...paths: string[] ): unknown[];
	export function __experimentalUseMultipleOriginColorsAndGradients(): {
		colors: { name: string; colors: { name: string; color: string; slug: string }[] }[];
		gradients: { name: string; gradients: { name: string; gradient: string; slug: string }[] }[];
	};
	export function transformStyles( styles: { css?: string }[], wrapper?: string ): string[];
	/** A picture as the media library gives it. */
	export interface ChosenMedia {
		id?: number;
		url: string;
		alt?: string;
		title?: string;
	}
	export const MediaPlaceholder: ComponentType< {
		icon?: ReactNode;
		labels?: { title?: string; instructions?: string };
		accept?: string;
		allowedTypes?: string[];
		multiple?: boolean;
		onSelect: ( media: ChosenMedia[] ) => void;
		onError?: ( message: string ) => void;
		mediaLibraryButton?: ( parts: { open: () => void } ) => ReactNode;
		children?: ReactNode;
	} >;
	export const BlockIcon: ComponentType< { icon: ReactNode } >;
	export const Warning: ComponentType< { actions?: ReactNode[]; children?: ReactNode } >;
	export const PlainText: ComponentType< {
		className?: string;
		value: string;
		onChange: ( value: string ) => void;
		'aria-label'?: string;
	} >;
	/** Leads to the blocks that may stand in one; before the block with `clientId`, when it has one. */
	export const Inserter: ComponentType< {
		position?: string;
		rootClientId: string;
		clientId?: string | undefined;
		isAppender?: boolean;
		renderToggle: ( toggle: { onToggle: () => void; isOpen: boolean } ) => ReactNode;
	} >;
	export const InnerBlocks: ComponentType< { renderAppender?: false; templateLock?: false } > & {
		Content: ComponentType;
	};
	/** Says when a text on this ground is hard to read. */
	export const ContrastChecker: ComponentType< {
		backgroundColor?: string;
		textColor?: string;
		enableAlphaChecking?: boolean;
	} >;
	export const InspectorControls: ComponentType< { group?: string; children?: ReactNode } >;
	export const BlockControls: ComponentType< {
		group?: string;
		/** Also while a block right inside is selected. */
		__experimentalShareWithChildBlocks?: boolean;
		children?: ReactNode;
	} >;
	export const store: StoreDescriptor< {
		reducer: ( state: unknown ) => unknown;
		actions: {
			insertBlock: ( block: BlockInstance, index?: number, rootClientId?: string ) => unknown;
			replaceBlock: ( clientId: string, block: BlockInstance ) => unknown;
			replaceInnerBlocks: ( clientId: string, blocks: BlockInstance[], updateSelection?: boolean ) => unknown;
			/** `null` does not move the focus. */
			selectBlock: ( clientId: string, initialPosition?: 0 | -1 | null ) => unknown;
			/** The blue line between two blocks. */
			showInsertionPoint: ( rootClientId: string, index: number ) => unknown;
			hideInsertionPoint: () => unknown;
			selectionChange: ( clientId: string, attributeKey: string, start: number, end: number ) => unknown;
			replaceBlocks: ( clientIds: string | string[], blocks: BlockInstance | BlockInstance[] ) => unknown;
			duplicateBlocks: ( clientIds: string[] ) => unknown;
			removeBlock: ( clientId: string ) => unknown;
			updateBlockListSettings: (
				settings: Record< string, { allowedBlocks?: string[] | undefined; templateLock?: false } >
			) => unknown;
			updateSettings: ( settings: { templateLock?: 'insert' } ) => unknown;
			updateBlockAttributes: (
				clientIds: string | string[],
				attributes: Record< string, unknown >,
				options?: { uniqueByBlock: boolean }
			) => unknown;
			__unstableMarkLastChangeAsPersistent: () => unknown;
			__unstableMarkNextChangeAsNotPersistent: () => unknown;
		};
		selectors: {
			canInsertBlockType: ( state: unknown, name: string, rootClientId?: string ) => boolean;
			getBlock: ( state: unknown, clientId: string ) => BlockInstance | null;
			getBlocks: ( state: unknown, rootClientId?: string ) => BlockInstance[];
			/** Whether what stands in it is an entity's, not its own. */
			areInnerBlocksControlled: ( state: unknown, clientId: string ) => boolean;
			getBlockIndex: ( state: unknown, clientId: string ) => number;
			getInserterItems: ( state: unknown, rootClientId: string ) => InserterItem[];
			getBlockName: ( state: unknown, clientId: string ) => string | null;
			getClientIdsWithDescendants: ( state: unknown ) => string[];
			getBlockAttributes: ( state: unknown, clientId: string ) => Record< string, unknown > | null;
			hasSelectedInnerBlock: ( state: unknown, clientId: string, deep?: boolean ) => boolean;
			isBlockSelected: ( state: unknown, clientId: string ) => boolean;
			getBlockListSettings: ( state: unknown, clientId: string ) => object | undefined;
			getBlockOrder: ( state: unknown, rootClientId?: string ) => string[];
			getBlockParents: ( state: unknown, clientId: string ) => string[];
			getBlockParentsByBlockName: ( state: unknown, clientId: string, name: string ) => string[];
			getBlockRootClientId: ( state: unknown, clientId: string ) => string | null;
			getBlocksByClientId: ( state: unknown, clientIds: string[] ) => ( BlockInstance | null )[];
			getBlocksByName: ( state: unknown, name: string ) => string[];
			getBlockInsertionPoint: ( state: unknown ) => { rootClientId?: string; index: number };
			isBlockInsertionPointVisible: ( state: unknown ) => boolean;
			getNextBlockClientId: ( state: unknown, clientId: string ) => string | null;
			/** One, or several at once. */
			getSelectedBlockClientIds: ( state: unknown ) => string[];
			getSelectedBlockClientId: ( state: unknown ) => string | null;
			getSettings: ( state: unknown ) => {
				isPreviewMode?: boolean;
				styles?: { css?: string }[];
				/** Stylesheets of blocks and of the theme, as markup, for documents in frames. */
				__unstableResolvedAssets?: { styles?: unknown };
				templateLock?: false | 'all' | 'insert' | 'contentOnly' | undefined;
				/** Not there in editors that hold one thing only, such as that of widgets. */
				onNavigateToEntityRecord?: ( to: { postId: number; postType: string } ) => void;
				/** Not there for who may not upload. */
				mediaUpload?: ( upload: {
					filesList: File[];
					allowedTypes: string[];
					onFileChange: ( uploaded: { id: number; url: string }[] ) => void;
					onError: ( error: { message: string } ) => void;
				} ) => void;
			};
		};
	} >;
}
