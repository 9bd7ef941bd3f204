<?php

namespace Frontage\Forms\TagTypes\Choice;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Logic\Consents;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** A checkbox to agree to a condition. */
final class AcceptanceTagType extends ControlTagType {

	public const NAMES = [ 'acceptance' ];

	public function description( string $type ): array {
		$options = [
			'optional'    => [
				'kind'  => 'switch',
				'label' => __( 'Optional', 'frontage-forms' ),
			],
			'invert'      => [
				'kind'  => 'switch',
				'label' => __( 'Must stay unchecked', 'frontage-forms' ),
			],
			'default'     => [
				'kind'  => [ 'on' ],
				'label' => __( 'Checked by default', 'frontage-forms' ),
				'help'  => '',
			],
			'consent_for' => [
				'kind'  => [ 'storage' ],
				'label' => __( 'Consent purpose', 'frontage-forms' ),
				'help'  => __( '“storage”: without consent, the message is emailed but not stored.', 'frontage-forms' ),
			],
		];
		return [
			'label'         => __( 'Consent', 'frontage-forms' ),
			'search'        => __( 'privacy, terms, GDPR, checkbox, agree', 'frontage-forms' ),
			'icon'          => 'check',
			'group'         => 'choice',
			'position'      => 120,
			'template'      => '[acceptance your-consent]' . __( 'I agree.', 'frontage-forms' ) . '[/acceptance]',
			'control'       => 'acceptance',
			'around'        => '',
			'required'      => 'unless-optional',
			'options'       => $options + self::IDENTITY,
			'content'       => true,
			'content_label' => __( 'Consent text', 'frontage-forms' ),
		];
	}

	public function features(): array {
		return [ 'name-attr', 'single-value', 'short-value' ];
	}

	public function sample( FormTag $tag ): string {
		return '1';
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$text  = Consents::condition_text( $tag );
		$is_on = 'on' === $tag->option( 'default' );
		$input = HtmlElement::render_void(
			'input',
			[
				'type'     => 'checkbox',
				'name'     => $tag->name,
				'value'    => '1',
				'tabindex' => $tag->option( 'tabindex', '-?\d+' ),
				'checked'  => $view->is_answer() ? (bool) $view->posted( $tag->name ) : $is_on,
				'class'    => implode( ' ', self::own_classes( $tag ) ),
				'id'       => self::id( $tag, $view ),
				// The format's own markup has no such attribute; there the script sets it.
				'aria-required' => RenderContext::is_block( $view->attributes ) && ! $tag->has_option( 'optional' ) && ! $tag->has_option( 'invert' ) ? 'true' : null,
				...$this->validity( $tag, $view ),
			]
		);
		if ( '' !== $text ) {
			// The owner's own markup, which was sanitized when the template was saved.
			$label = '<span class="' . FormFormat::CLASS_ITEM_LABEL . '">' . $text . '</span>';
			$input = '<label>' . ( $tag->has_option( 'label_first' ) ? $label . $input : $input . $label ) . '</label>';
		}
		$classes = array_filter(
			[
				FormFormat::CLASS_CONTROL,
				FormFormat::CLASS_ACCEPTANCE,
				null === $view->error( $tag->name ) ? '' : FormFormat::CLASS_NOT_VALID,
				$tag->has_option( 'invert' ) ? 'invert' : '',
				$tag->has_option( 'optional' ) ? 'optional' : '',
			]
		);
		return $this->wrap( $tag, $view, HtmlElement::render( 'span', [ 'class' => implode( ' ', $classes ) ], '<span class="' . FormFormat::CLASS_ITEM . '">' . $input . '</span>' ) );
	}

	public function mail_value( FormTag $tag, string|array $value, string $separator = ', ', bool $html = false ): string {
		$condition = Consents::condition_text( $tag );
		$condition = $html ? wp_kses_post( $condition ) : wp_strip_all_tags( $condition );
		/* translators: %s: the condition a visitor agreed to. */
		$consented = __( 'Consented: %s', 'frontage-forms' );
		/* translators: %s: the condition a visitor did not agree to. */
		$not_consented = __( 'Not consented: %s', 'frontage-forms' );
		return sprintf( '' === $value || [] === $value ? $not_consented : $consented, $condition );
	}
}
