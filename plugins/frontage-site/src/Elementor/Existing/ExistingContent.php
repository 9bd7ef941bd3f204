<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Existing;

use Frontage\Kit\Migration\ExistingItem;

defined( 'ABSPATH' ) || exit;

/**
 * The draft and the forms of this site that a conversion would double, and what it does with them. A preview collects them
 * for the choices on the screen, a conversion follows the choices.
 *
 * @phpstan-import-type Choice from ExistingItem
 * @phpstan-type Item array{ id: int, choices: list<Choice>, choice: Choice }
 */
final class ExistingContent {

	/** Key of the draft. */
	public const DRAFT = 'draft';

	/** @var array<string, Item> By key. */
	private array $items = [];

	/**
	 * @param array<array-key, Choice> $choices By key.
	 * @param Choice|null              $for_all The choice for every item that has it and none of its own.
	 */
	public function __construct( private readonly array $choices = [], private readonly ?string $for_all = null ) {}

	/** Key of a form: of its element in Elementor's document, as a name in HTML. */
	public static function form_key( string $element ): string {
		return 'form-' . sanitize_key( $element );
	}

	/**
	 * Adds an item that the site has.
	 *
	 * @param list<Choice> $choices What the user can choose.
	 * @param Choice       $default One of them, without a choice of the user.
	 * @return Choice What the conversion does.
	 */
	public function add( string $key, int $id, array $choices, string $default ): string {
		$choice              = $this->choices[ $key ] ?? $this->for_all;
		$this->items[ $key ] = [
			'id'      => $id,
			'choices' => $choices,
			'choice'  => null !== $choice && in_array( $choice, $choices, true ) ? $choice : $default,
		];
		return $this->items[ $key ]['choice'];
	}

	/** @return array<string, Item> By key: the draft first, then the forms in their order on the page. */
	public function items(): array {
		return $this->items;
	}

	/** Whether the existing draft stays, so that nothing is converted. */
	public function is_draft_skipped(): bool {
		return ExistingItem::SKIP === ( $this->items[ self::DRAFT ]['choice'] ?? '' );
	}

	/** Whether another element of this document has the form already. */
	public function has( int $id ): bool {
		return in_array( $id, array_column( $this->items, 'id' ), true );
	}
}
