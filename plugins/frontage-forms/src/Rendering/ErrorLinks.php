<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/**
 * Links from each error to its field where there is no JavaScript: the field's label, and the ID that the link points to. The page's script
 * finds the same (blocks/forms/contact-form/page/island/validation/field-label.ts).
 *
 * @phpstan-type Target array{id: string, name: string}
 */
final class ErrorLinks {

	private const OPERATED = [ 'INPUT', 'SELECT', 'TEXTAREA' ];

	private \WP_HTML_Tag_Processor $html;

	/** The current field, null outside of one. */
	private ?string $field = null;

	/** Number of open elements whose text does not belong to a label: a field, or its character counter. */
	private int $depth = 0;

	/** @var array<int, string> Legends of open fieldsets. */
	private array $legends = [];

	private bool $is_legend = false;

	private bool $is_question = false;

	/** Whether the text being read is the condition of a consent. */
	private bool $is_condition = false;

	/** Index of the open label in `$labels`. */
	private ?int $label = null;

	/** @var array<int, string> */
	private array $labels = [];

	/** @var array<string, int> Indexes of labels outside of their field, by the ID in `for`. */
	private array $target_ids = [];

	/** @var array<string, string> Quiz questions and consent conditions by field. */
	private array $questions = [];

	/** @var array<array-key, array{id: string, label: ?int, else: string}> */
	private array $targets = [];

	private function __construct( string $html, private readonly RenderContext $view ) {
		$this->html = new \WP_HTML_Tag_Processor( $html );
	}

	/**
	 * Returns the inner HTML of a form with an ID on each invalid field.
	 *
	 * @return array{0: string, 1: array<array-key, Target>} The HTML, and the targets by field.
	 */
	public static function add_error_ids( string $html, RenderContext $view ): array {
		if ( ! $view->outcome->invalid ) {
			return [ $html, [] ];
		}
		$links = new self( $html, $view );
		$links->read_markup();
		return [ $links->html->get_updated_html(), $links->list_targets() ];
	}

	private function read_markup(): void {
		while ( $this->html->next_token() ) {
			if ( '#text' === $this->html->get_token_type() ) {
				$this->read_text( $this->html->get_modifiable_text() );
			} elseif ( '#tag' === $this->html->get_token_type() ) {
				$this->read_element( (string) $this->html->get_tag(), $this->html->is_tag_closer() );
			}
		}
	}

	private function read_text( string $text ): void {
		if ( $this->is_question ) {
			$this->questions[ (string) $this->field ] = $text;
		} elseif ( $this->is_condition ) {
			$this->questions[ (string) $this->field ] = ( $this->questions[ (string) $this->field ] ?? '' ) . $text;
		} elseif ( $this->is_legend ) {
			$this->legends[ count( $this->legends ) - 1 ] .= $text;
		} elseif ( ! $this->depth && null !== $this->label ) {
			$this->labels[ $this->label ] .= $text;
		}
	}

	private function read_element( string $name, bool $is_end ): void {
		if ( ! $is_end && in_array( $name, self::OPERATED, true ) ) {
			$this->read_control();
		}
		if ( in_array( $name, [ 'SPAN', 'SELECT' ], true ) ) {
			$is_end ? $this->leave_element() : $this->enter_element( $name );
		} elseif ( 'FIELDSET' === $name && $is_end ) {
			array_pop( $this->legends );
		} elseif ( 'FIELDSET' === $name ) {
			$this->legends[] = '';
		} elseif ( 'LEGEND' === $name ) {
			$this->is_legend = ! $is_end && $this->legends;
		} elseif ( 'LABEL' === $name && ! $this->depth ) {
			$is_end ? $this->label = null : $this->open_label();
		}
	}

	private function enter_element( string $name ): void {
		$field = $this->html->get_attribute( 'data-name' );
		if ( is_string( $field ) && $this->html->has_class( FormFormat::CLASS_WRAP ) ) {
			$this->field = $field;
			$this->depth = 0; // Fields are never nested: the previous one left an element open.

			$this->is_condition = false;
		}
		if ( $this->html->has_class( FormFormat::CLASS_ACCEPTANCE ) || $this->html->has_class( FormFormat::CLASS_TIP ) ) {
			$this->is_condition = null !== $this->field && true === $this->html->has_class( FormFormat::CLASS_ACCEPTANCE );
		}
		$this->is_question = null !== $this->field && true === $this->html->has_class( FormFormat::CLASS_QUIZ_LABEL );
		if ( $this->depth || null !== $this->field || 'SELECT' === $name || $this->html->has_class( FormFormat::CLASS_COUNT ) ) {
			++$this->depth;
		}
	}

	private function leave_element(): void {
		$this->is_question = false;
		$this->depth       = max( 0, $this->depth - 1 );
		$this->field       = $this->depth ? $this->field : null;

		$this->is_condition = $this->is_condition && $this->depth;
	}

	private function open_label(): void {
		$this->labels[] = '';
		$this->label    = count( $this->labels ) - 1;
		$target_id      = $this->html->get_attribute( 'for' );
		if ( is_string( $target_id ) ) {
			$this->target_ids[ $target_id ] ??= $this->label;
		}
	}

	private function read_control(): void {
		$name  = $this->html->get_attribute( 'name' );
		$field = $this->field ?? ( is_string( $name ) ? (string) preg_replace( '/\[\]$/D', '', $name ) : '' );
		if ( isset( $this->targets[ $field ] ) || null === $this->view->error( $field ) || 'hidden' === $this->html->get_attribute( 'type' ) || null !== $this->html->get_attribute( 'disabled' ) ) {
			return;
		}
		$id = $this->html->get_attribute( 'id' );
		if ( ! is_string( $id ) || '' === $id ) {
			$id = $this->view->unit_tag . '-in-' . $field;
			$this->html->set_attribute( 'id', $id );
		}
		if ( null === $this->field ) { // Fields of form-tags already have these attributes.
			$described_by = $this->html->get_attribute( 'aria-describedby' );
			$this->html->set_attribute( 'aria-invalid', 'true' );
			$this->html->set_attribute( 'aria-describedby', trim( ( is_string( $described_by ) ? $described_by : '' ) . ' ' . $this->view->error_id( $field ) ) );
		}
		// The label around a single choice does not name the whole field.
		$is_single_control = null === $this->field || $this->html->has_class( FormFormat::CLASS_CONTROL );
		$words             = array_filter( [ $this->html->get_attribute( 'aria-label' ), end( $this->legends ), $this->html->get_attribute( 'placeholder' ) ], static fn ( mixed $text ): bool => is_string( $text ) && '' !== trim( $text ) );

		$this->targets[ $field ] = [
			'id'    => $id,
			'label' => $is_single_control ? $this->label : null,
			'else'  => (string) reset( $words ),
		];
	}

	/** @return array<array-key, Target> */
	private function list_targets(): array {
		$targets = [];
		foreach ( $this->targets as $field => [ 'id' => $id, 'label' => $label, 'else' => $else ] ) {
			$texts             = [ $this->questions[ $field ] ?? '', $this->labels[ $label ?? $this->target_ids[ $id ] ?? -1 ] ?? '', $else ];
			$texts             = array_filter( array_map( static fn ( string $text ): string => trim( (string) preg_replace( [ '/\s+/u', '/[\s:*]+$/Du' ], [ ' ', '' ], $text ) ), $texts ), static fn ( string $text ): bool => '' !== $text );
			$targets[ $field ] = [
				'id'   => $id,
				'name' => (string) reset( $texts ),
			];
		}
		return $targets;
	}
}
