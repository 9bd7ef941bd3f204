<?php

declare( strict_types=1 );

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\UploadScript;
use Frontage\Forms\Form\UploadTerms;
use Frontage\Forms\Form\View;
use Frontage\Kit\InlineStyle;

defined( 'ABSPATH' ) || exit;

/** Several files, chosen at once or one after another (docs/reference/contact-forms.md §12). The browser is told no rule of it: the server judges (UploadTerms). */
final class Upload extends Field {

	/** What scripts that were written for this field look at. */
	private const VERSION = 'free version 1.3.9.7';

	/** The format's class for "hidden until a script has drawn its own". Frameworks hide it with `!important`, and without such a script it is the field itself. */
	private const HIDDEN = 'd-none';

	private const STYLE = '.%1$s.%2$s{display:revert!important}.codedropz-upload-wrapper .%1$s.%2$s{display:none!important}';

	private const LIMITS = [
		'limit'           => 'number',
		'filetypes'       => 'text',
		'blacklist-types' => 'text',
		'min-file'        => 'number',
		'max-file'        => 'number',
	];

	public function description( string $type ): array {
		return [ 'options' => self::LIMITS + self::IDENTITY ];
	}

	public function features(): array {
		return [ 'name-attr', 'file-uploading', 'file-links' ];
	}

	/**
	 * The recorded input, and a name: the form then posts what was chosen in it with every script and with none, and a script
	 * that fails to load loses no file. Scripts written for this field find it by its class and by `data-name`; since they send
	 * each file by itself and leave the input filled, files count only where the field has no reference: the page leaves them out
	 * (blocks/forms/contact-form/page/upload/view.ts), and so does the server (Feedback\Uploads). Our own uploader takes the name
	 * away itself, and gives it back where it cannot work.
	 */
	public function render( Tag $tag, View $view ): string {
		UploadScript::enqueue();
		InlineStyle::add( 'frontage-contact-form-style', sprintf( self::STYLE, Format::CLASS_UPLOAD, self::HIDDEN ) );
		$option = static fn ( string $name ): ?string => $tag->option( $name );
		$input  = Html::void(
			'input',
			[
				'size'  => $tag->size() ?? 40,
				'class' => implode( ' ', [ Format::CLASS_CONTROL, Format::CLASS_UPLOAD, self::HIDDEN, ...( null === $view->error( $tag->name ) ? [] : [ Format::CLASS_NOT_VALID ] ), ...self::own_classes( $tag ) ] ),
				...$this->common( $tag, $view ),
				'type'            => 'file',
				'multiple'        => true,
				'data-name'       => $tag->name,
				'data-type'       => $option( 'filetypes' ),
				'data-limit'      => $option( 'limit' ),
				'data-min'        => $option( 'min-file' ),
				'data-max'        => $option( 'max-file' ),
				'data-id'         => $view->form->id,
				'data-version'    => self::VERSION,
				'data-black-list' => $option( 'blacklist-types' ),
				'accept'          => self::accept( $tag ),
				'name'            => $tag->name . '[]',
			]
		);
		return $this->wrap( $tag, $view, $input );
	}

	/** Pickers of phones grey out what they do not know by its ending; the server judges anyway. */
	private static function accept( Tag $tag ): ?string {
		$endings = UploadTerms::of( $tag )->endings;
		return null === $endings || wp_is_mobile() ? null : implode( ', ', array_map( static fn ( string $ending ): string => '.' . $ending, $endings ) );
	}
}
