import { ErrorList as ErrorList_603b6ba11328087052b3891208b58543 } from '../../../editing/errors/error-list.tsx'
import { ReviewLine as ReviewLine_17be8ad7822362a8f3b84bed2f90a69b } from '../../../workflow/review/studio/review-line.tsx'
import { CommentsLine as CommentsLine_8ff741377bae71ef3e6db8241292d50b } from '../../../workflow/comments/studio/comments-line.tsx'
import { ReleaseLine as ReleaseLine_04f2e56a59245c3a68170c1fa672e122 } from '../../../workflow/releases/studio/release-line.tsx'
import { ScheduleLine as ScheduleLine_5c47bbf4ae34b6085451c7bbe27716f4 } from '../../../workflow/schedules/studio/schedule-line.tsx'
import { ReceiptNotice as ReceiptNotice_80a32da9ec8226d3927f6189478c7814 } from '../../../publish/receipts/receipt-notice.tsx'
import { SlugField as SlugField_7d08afb2b912bc86376c1d366d1b4ac5 } from '../../../model/slugs/slug-field.tsx'
import { ChoiceDiff as ChoiceDiff_5e6648c8341b7e551e04104279080e3d } from '../../../editing/versions/choice-diff.tsx'
import { FoundPanel as FoundPanel_e6df38a3ffc124e39a25747bf3b4ce40 } from '../../../editing/found/found-panel.tsx'
import { NoDiff as NoDiff_5e6648c8341b7e551e04104279080e3d } from '../../../editing/versions/choice-diff.tsx'
import { UsedIn as UsedIn_1c14d15b196caef3bdb909f8da602905 } from '../../../studio/used-in.tsx'
import { StatusCell as StatusCell_cfb1d9de18144d5219ca4623a0a98ba3 } from '../../../workflow/schedules/studio/status-cell.tsx'
import { StateTabs as StateTabs_f009b42df89a2862570617458bed9446 } from '../../../overview/states/studio/state-tabs.tsx'
import { BulkWork as BulkWork_6bcadde34a1ffa6817d422460eecdd87 } from '../../../workflow/bulk/studio/bulk-work.tsx'
import { DeleteSelected as DeleteSelected_d39abeb03e168343923fe174e7e0bd89 } from '../../../workflow/before-deleting/studio/delete-selected.tsx'
import { PublishSelected as PublishSelected_a0b683cc2df60519084c78f4ebdfdfd0 } from '../../../workflow/bulk/studio/publish-selected.tsx'
import { EditMoment as EditMoment_0939afd795844150e5d488b293d3de88 } from '../../../workflow/bulk/studio/edit-moment.tsx'
import { SelectionNote as SelectionNote_4c72bb2abb8cb12681aabace34bfdf84 } from '../../../workflow/before-publishing/sheet/selection-note.tsx'
import { QuickRows as QuickRows_a12e7b007770bec1112580bb26ac7fac } from '../../../editing/quick-rows/quick-rows.tsx'
import { FieldInAddress as FieldInAddress_7aa6fe3fcaca50a9d398e699edb65024 } from '../../../editing/beside/field-in-address.tsx'
import { PageButton as PageButton_e50957b07d9584c84e2774f55ed0bf15 } from '../../../editing/beside/page-button.tsx'
import { FirstSave as FirstSave_c78c945d1239a976b9355cef0981b818 } from '../../../editing/new-record/first-save.tsx'
import { OpenForm as OpenForm_4fcb96c5557436a5c817617e785dc40e } from '../../../editing/together/open-form.tsx'
import { DeleteRecord as DeleteRecord_d0fd2e0daefcbefbc68ca7a46caaf419 } from '../../../workflow/before-deleting/studio/delete-record.tsx'
import { ForgetDeleted as ForgetDeleted_e2a4c13469f3b2d54e99c72d3b8f1dd9 } from '../../../workflow/before-deleting/studio/forget-deleted.tsx'
import { PasteTarget as PasteTarget_3251b5fe2e7fe1bba2feda10048a3934 } from '../../../editing/pasting/paste-target.tsx'
import { HideBlocks as HideBlocks_4fef9dc1590ceb9d5a454982e6e8c651 } from '../../../editing/hiding/hide-blocks.tsx'
import { SavePattern as SavePattern_e4f1adc5c0914bacb2dd1f0aec5a4d98 } from '../../../editing/patterns/save-pattern.tsx'
import { PatternShelf as PatternShelf_0300c9db0c3f74ecabc1f076a9c230fa } from '../../../editing/patterns/pattern-shelf.tsx'
import { UndoButtons as UndoButtons_f68a4884aeb761d553a0c7ba5f93c293 } from '../../../editing/undo/undo-buttons.tsx'
import { PreviewControls as PreviewControls_1f811a928d9ede30e8c951930ee5f635 } from '../../../editing/preview/studio/preview-controls.tsx'
import { PublishControl as PublishControl_16bab35b336c85548f0fcbe62476c785 } from '../../../workflow/before-publishing/sheet/publish-control.tsx'
import { NoButton as NoButton_c78c945d1239a976b9355cef0981b818 } from '../../../editing/new-record/first-save.tsx'
import { RecordStatus as RecordStatus_a66d086d4b476acae37a6cfcbde058c6 } from '../../../editing/restore/studio/record-status.tsx'
import { VersionsView as VersionsView_737bbf8a538927ae5647f3a45da8101d } from '../../../editing/versions/versions-view.tsx'
import { VersionView as VersionView_a9ed11e2d366abb46e93f70bff604e77 } from '../../../editing/versions/version-view.tsx'
import { PageBeside as PageBeside_2d8218c3afd4c63b576a84d7e75e8991 } from '../../../editing/beside/page-beside.tsx'
import { EditView as EditView_ab2e22e33ee82cf62f29eae93c12333c } from '../../../editing/late-answers/edit-view.tsx'
import { PagesView as PagesView_977a8d33b681c6b748d323b1bdc88cc1 } from '../../../workflow/tree/studio/pages-view.tsx'
import { NewRecordView as NewRecordView_8e092c7bb0aa53e408deb294c21bb61d } from '../../../editing/new-record/view.tsx'
import { ShapeField as ShapeField_baf4be4cc2253806e779d5242cbdbdfe } from '../../../studio/shape-field.tsx'
import { PriceCell as PriceCell_a0c607248a74973ac20ec3a9bac4651c } from '../../../studio/price-cell.tsx'
import { FactValuesField as FactValuesField_000a2334285c8251675026109246cf51 } from '../../../studio/facts/values-field.tsx'
import { SheetPanel as SheetPanel_2b8e488e13d360df6510dd4236642c9d } from '../../../listings/studio/sheet-panel.tsx'
import { ChosenFile as ChosenFile_4e7e7565bed77bce6f9f44f04ef9f089 } from '../../../media/library/studio/chosen-file.tsx'
import { PublicNoteField as PublicNoteField_d9f81dbc6fab3d9e029cae17d6442819 } from '../../../media/library/studio/public-fields.tsx'
import { AltSuggestion as AltSuggestion_7fa837dbe655091141bce4d8b24f6503 } from '../../../media/library/studio/alt-suggestion.tsx'
import { CaptionField as CaptionField_d9f81dbc6fab3d9e029cae17d6442819 } from '../../../media/library/studio/public-fields.tsx'
import { FocalField as FocalField_8f66250eceb8f4f8aafeb97abb18bbb3 } from '../../../media/library/studio/focal-field.tsx'
import { PosterField as PosterField_d9f81dbc6fab3d9e029cae17d6442819 } from '../../../media/library/studio/public-fields.tsx'
import { KeepTyped as KeepTyped_01116de8662dc9856eddf1f561e1678b } from '../../../editing/kept/keep-typed.tsx'
import { LibraryView as LibraryView_06f58b783f525e0569b8393cfe70a182 } from '../../../media/library/studio/library-view.tsx'
import { UnderstoodOrigin as UnderstoodOrigin_88d54848a7686507f89fab7ab8fd2aee } from '../../../publish/understood-origin.tsx'
import { RedirectTools as RedirectTools_7b9a0218497c99d293865e5c86b63ad3 } from '../../../workflow/redirects/studio/redirect-tools.tsx'
import { PasswordRules as PasswordRules_0357025a1da45b10ea1f78af994e4322 } from '../../../accounts/password-rules.tsx'
import { InviteButton as InviteButton_f736c79acb266a60f6772a20eec054ce } from '../../../accounts/invite-button.tsx'
import { CurrentPassword as CurrentPassword_8933c1ff36188ab47ed477cfc2c961ab } from '../../../studio/current-password.tsx'
import { SessionList as SessionList_6bd002267382fb1daa5f94da8c1b414f } from '../../../accounts/sessions/studio/session-list.tsx'
import { SigningInPanel as SigningInPanel_b5c5585c597349107191cb329fad7de9 } from '../../../accounts/second-factor/studio/panel.tsx'
import { LastUsedCell as LastUsedCell_ae1980074c32f3def20adf86b4640d72 } from '../../../delivery/studio/last-used.tsx'
import { LastUsedField as LastUsedField_dcdef9cf3fec22a94d902fefdc4e4f2e } from '../../../delivery/studio/last-used-field.tsx'
import { RevokeField as RevokeField_84650bcecd75f75b87c953386ba4793d } from '../../../editing/preview/studio/revoke-field.tsx'
import { Board as Board_9292401e91586328ab84893b4bf5deb0 } from '../../../workflow/releases/studio/board.tsx'
import { NameCell as NameCell_a4c4d203ce2059e1c8c51095782566bf } from '../../../enquiries/studio/name-cell.tsx'
import { AboutCell as AboutCell_b80b4c66148910a2ac25af6d96d0d1e0 } from '../../../enquiries/studio/about-cell.tsx'
import { SourceCell as SourceCell_b7b8b5e7ff67b590abfadb83c66edb26 } from '../../../enquiries/studio/source-cell.tsx'
import { TimeCell as TimeCell_99725a9474989fb9cdc394fa472d4784 } from '../../../enquiries/studio/time-cell.tsx'
import { StateCell as StateCell_8029d3cea86f717976677c10e21c9333 } from '../../../enquiries/studio/state-cell.tsx'
import { DueCell as DueCell_ba1802911a59ffe06a04f005ac40e266 } from '../../../enquiries/studio/due-cell.tsx'
import { PersonTools as PersonTools_aaf0fa7c68de0d1ad2424d9d7f715669 } from '../../../enquiries/studio/person-tools.tsx'
import { ListTabs as ListTabs_1df97f1a7ca3e337639bce92250ff263 } from '../../../enquiries/studio/list-tabs.tsx'
import { EnquiryView as EnquiryView_fc5b5bc41de99ed572e838e4538361ae } from '../../../enquiries/studio/enquiry-view.tsx'
import { TryAgain as TryAgain_2dab31e8d1d385cd94257af7eaeff2f7 } from '../../../enquiries/deliveries/studio/try-again.tsx'
import { ListHead as ListHead_03099d4b3a13c944e8888aeb896d3daf } from '../../../enquiries/deliveries/studio/list-head.tsx'
import { ModelPanel as ModelPanel_8331ce53d1174f2969f3d818fc1f8654 } from '../../../media/masterplan/studio/model-panel.tsx'
import { FrameNote as FrameNote_26cf768ca32eb4593524ba8e0b2e9bfe } from '../../../media/frames/studio/frame-note.tsx'
import { KindRowLabel as KindRowLabel_6ac9eba011f440b0c7e3f48c6ba764ea } from '../../../studio/kind-row-label.tsx'
import { RowLabel as RowLabel_aea982b55d70acd624c32745cc78c003 } from '../../../studio/row-label.tsx'
import { ColourField as ColourField_ebd68b459087b4b9ad27c0b9f5d9cee4 } from '../../../delivery/brand/studio/colour-field.tsx'
import { PaletteView as PaletteView_380bb058077354c300b1d3f1a3958750 } from '../../../delivery/brand/studio/palette-view.tsx'
import { FaceSample as FaceSample_b3811b2da4868c60799cf086e3bee733 } from '../../../delivery/brand/studio/face-sample.tsx'
import { WordsField as WordsField_f2ded6bbf77f8f6e312bbb0d1d66f492 } from '../../../delivery/brand/studio/words-field.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteFeature as CleanPasteFeature_0fe2b1045ae730c1e20aa000c0412cd5 } from '../../../model/prose/paste/clean-paste.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ProseField as ProseField_17d51697e85cc2626dc152d11d1ea222 } from '../../../model/prose/studio/prose-field.tsx'
import { MailboxLine as MailboxLine_c537db4b47d8d71cd0b524e96606b675 } from '../../../enquiries/studio/mailbox-line.tsx'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLabel as BlockLabel_19bb75f4fb510fc225ac9e10b8fbd9ba } from '../../../workflow/comments/studio/block-label.tsx'
import { Swatches as Swatches_0eab5e82a18bd7f00b1ed9bab3ead0a0 } from '../../../studio/swatches.tsx'
import { WordsNote as WordsNote_55ab764f6dbb22471e5f2366a0752f47 } from '../../../media/words-on-pictures/studio/words-note.tsx'
import { LooksField as LooksField_43fb4199adf184e5d5f3d97b6cc79c60 } from '../../../studio/looks-field.tsx'
import { HelpText as HelpText_9c658e79c32af01b5e68e42be7ba8f87 } from '../../../studio/help-text.tsx'
import { StudioIcon as StudioIcon_788d1af1f3ebed3b50872f1f02c889e7 } from '../../../delivery/brand/studio/studio-icon.tsx'
import { SignInLogo as SignInLogo_d13410f007c4d17df79446fc3d5c9b84 } from '../../../delivery/brand/studio/sign-in-logo.tsx'
import { SearchField as SearchField_1dc15a133ea130aa198e3bd6b51cd39d } from '../../../overview/search/studio/search-field.tsx'
import { BinLink as BinLink_9d73163cb2596a57d7b771159460ba0b } from '../../../workflow/bin/studio/bin-link.tsx'
import { MailboxLink as MailboxLink_e09ac16452d64e47f1e7a0f2477c5328 } from '../../../studio/mailbox/mailbox-link.tsx'
import { AuditLink as AuditLink_2f654fb6f522c02acd3221bfc450b6dd } from '../../../accounts/audit/studio/audit-link.tsx'
import { HealthLink as HealthLink_647aff0c51771af6587dc6c52ae0c569 } from '../../../workflow/health/studio/health-link.tsx'
import { LostRequests as LostRequests_fbc80fa978437d298b11b363e3cbb009 } from '../../../payload/workarounds/lost-requests-provider.tsx'
import { ForgetAtSignOut as ForgetAtSignOut_f334ab4dcdb525618a31d0184a0d1c94 } from '../../../editing/kept/forget-at-sign-out.tsx'
import { ForgetGone as ForgetGone_31480f6bd0ea02a5bbafacc2d3c46af0 } from '../../../enquiries/studio/forget-gone.tsx'
import { MenuProvider as MenuProvider_fcd19a5096f54419e03298b1e22d47cd } from '../../../studio/menu/menu-provider.tsx'
import { LatestEntries as LatestEntries_21f4743b6f8734578b6f58638c2234af } from '../../../payload/workarounds/latest-entries.tsx'
import { QuickFormState as QuickFormState_cd4a0088b3ea3c4d79f7324d7c72166a } from '../../../editing/quick-rows/quick-form-state.tsx'
import { FocusNewRows as FocusNewRows_4dbf5b36e6c7336f786f8f6ed966fb61 } from '../../../editing/rows/focus-new-rows.tsx'
import { PasteClicks as PasteClicks_6f10318c41a5a2502966e2791cf1bd0c } from '../../../editing/pasting/paste-clicks.tsx'
import { ReadyView as ReadyView_448202fff474d64c2988a7a2c3cb5076 } from '../../../workflow/review/studio/ready-view.tsx'
import { BinView as BinView_14b9f5dc12c7e7716e2f23e62c2642c0 } from '../../../workflow/bin/studio/bin-view.tsx'
import { SignInView as SignInView_535a65333b76afaca385bc62a4993f00 } from '../../../accounts/studio/sign-in-view.tsx'
import { ForgottenView as ForgottenView_54b93cd8efa4d387194afe57bf7309b5 } from '../../../accounts/forgotten-view.tsx'
import { VisitsView as VisitsView_230616e8465ad827bdf5393709ac6c11 } from '../../../overview/visits/studio/visits-view.tsx'
import { AuditView as AuditView_af9c103e69039623039e77d708929344 } from '../../../accounts/audit/studio/audit-view.tsx'
import { HealthView as HealthView_667e31e11496686ce2b3c47a6ac50e1a } from '../../../workflow/health/studio/health-view.tsx'
import { Dashboard as Dashboard_88e916f0f352dbf93c255a9608b3d055 } from '../../../workflow/dashboard/studio/dashboard.tsx'
import { MailboxView as MailboxView_42f31948ab6f70ca57a25793e541c777 } from '../../../studio/mailbox/mailbox-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editing/errors/error-list.tsx#ErrorList": ErrorList_603b6ba11328087052b3891208b58543,
  "/workflow/review/studio/review-line.tsx#ReviewLine": ReviewLine_17be8ad7822362a8f3b84bed2f90a69b,
  "/workflow/comments/studio/comments-line.tsx#CommentsLine": CommentsLine_8ff741377bae71ef3e6db8241292d50b,
  "/workflow/releases/studio/release-line.tsx#ReleaseLine": ReleaseLine_04f2e56a59245c3a68170c1fa672e122,
  "/workflow/schedules/studio/schedule-line.tsx#ScheduleLine": ScheduleLine_5c47bbf4ae34b6085451c7bbe27716f4,
  "/publish/receipts/receipt-notice.tsx#ReceiptNotice": ReceiptNotice_80a32da9ec8226d3927f6189478c7814,
  "/model/slugs/slug-field.tsx#SlugField": SlugField_7d08afb2b912bc86376c1d366d1b4ac5,
  "/editing/versions/choice-diff.tsx#ChoiceDiff": ChoiceDiff_5e6648c8341b7e551e04104279080e3d,
  "/editing/found/found-panel.tsx#FoundPanel": FoundPanel_e6df38a3ffc124e39a25747bf3b4ce40,
  "/editing/versions/choice-diff.tsx#NoDiff": NoDiff_5e6648c8341b7e551e04104279080e3d,
  "/studio/used-in.tsx#UsedIn": UsedIn_1c14d15b196caef3bdb909f8da602905,
  "/workflow/schedules/studio/status-cell.tsx#StatusCell": StatusCell_cfb1d9de18144d5219ca4623a0a98ba3,
  "/overview/states/studio/state-tabs.tsx#StateTabs": StateTabs_f009b42df89a2862570617458bed9446,
  "/workflow/bulk/studio/bulk-work.tsx#BulkWork": BulkWork_6bcadde34a1ffa6817d422460eecdd87,
  "/workflow/before-deleting/studio/delete-selected.tsx#DeleteSelected": DeleteSelected_d39abeb03e168343923fe174e7e0bd89,
  "/workflow/bulk/studio/publish-selected.tsx#PublishSelected": PublishSelected_a0b683cc2df60519084c78f4ebdfdfd0,
  "/workflow/bulk/studio/edit-moment.tsx#EditMoment": EditMoment_0939afd795844150e5d488b293d3de88,
  "/workflow/before-publishing/sheet/selection-note.tsx#SelectionNote": SelectionNote_4c72bb2abb8cb12681aabace34bfdf84,
  "/editing/quick-rows/quick-rows.tsx#QuickRows": QuickRows_a12e7b007770bec1112580bb26ac7fac,
  "/editing/beside/field-in-address.tsx#FieldInAddress": FieldInAddress_7aa6fe3fcaca50a9d398e699edb65024,
  "/editing/beside/page-button.tsx#PageButton": PageButton_e50957b07d9584c84e2774f55ed0bf15,
  "/editing/new-record/first-save.tsx#FirstSave": FirstSave_c78c945d1239a976b9355cef0981b818,
  "/editing/together/open-form.tsx#OpenForm": OpenForm_4fcb96c5557436a5c817617e785dc40e,
  "/workflow/before-deleting/studio/delete-record.tsx#DeleteRecord": DeleteRecord_d0fd2e0daefcbefbc68ca7a46caaf419,
  "/workflow/before-deleting/studio/forget-deleted.tsx#ForgetDeleted": ForgetDeleted_e2a4c13469f3b2d54e99c72d3b8f1dd9,
  "/editing/pasting/paste-target.tsx#PasteTarget": PasteTarget_3251b5fe2e7fe1bba2feda10048a3934,
  "/editing/hiding/hide-blocks.tsx#HideBlocks": HideBlocks_4fef9dc1590ceb9d5a454982e6e8c651,
  "/editing/patterns/save-pattern.tsx#SavePattern": SavePattern_e4f1adc5c0914bacb2dd1f0aec5a4d98,
  "/editing/patterns/pattern-shelf.tsx#PatternShelf": PatternShelf_0300c9db0c3f74ecabc1f076a9c230fa,
  "/editing/undo/undo-buttons.tsx#UndoButtons": UndoButtons_f68a4884aeb761d553a0c7ba5f93c293,
  "/editing/preview/studio/preview-controls.tsx#PreviewControls": PreviewControls_1f811a928d9ede30e8c951930ee5f635,
  "/workflow/before-publishing/sheet/publish-control.tsx#PublishControl": PublishControl_16bab35b336c85548f0fcbe62476c785,
  "/editing/new-record/first-save.tsx#NoButton": NoButton_c78c945d1239a976b9355cef0981b818,
  "/editing/restore/studio/record-status.tsx#RecordStatus": RecordStatus_a66d086d4b476acae37a6cfcbde058c6,
  "/editing/versions/versions-view.tsx#VersionsView": VersionsView_737bbf8a538927ae5647f3a45da8101d,
  "/editing/versions/version-view.tsx#VersionView": VersionView_a9ed11e2d366abb46e93f70bff604e77,
  "/editing/beside/page-beside.tsx#PageBeside": PageBeside_2d8218c3afd4c63b576a84d7e75e8991,
  "/editing/late-answers/edit-view.tsx#EditView": EditView_ab2e22e33ee82cf62f29eae93c12333c,
  "/workflow/tree/studio/pages-view.tsx#PagesView": PagesView_977a8d33b681c6b748d323b1bdc88cc1,
  "/editing/new-record/view.tsx#NewRecordView": NewRecordView_8e092c7bb0aa53e408deb294c21bb61d,
  "/studio/shape-field.tsx#ShapeField": ShapeField_baf4be4cc2253806e779d5242cbdbdfe,
  "/studio/price-cell.tsx#PriceCell": PriceCell_a0c607248a74973ac20ec3a9bac4651c,
  "/studio/facts/values-field.tsx#FactValuesField": FactValuesField_000a2334285c8251675026109246cf51,
  "/listings/studio/sheet-panel.tsx#SheetPanel": SheetPanel_2b8e488e13d360df6510dd4236642c9d,
  "/media/library/studio/chosen-file.tsx#ChosenFile": ChosenFile_4e7e7565bed77bce6f9f44f04ef9f089,
  "/media/library/studio/public-fields.tsx#PublicNoteField": PublicNoteField_d9f81dbc6fab3d9e029cae17d6442819,
  "/media/library/studio/alt-suggestion.tsx#AltSuggestion": AltSuggestion_7fa837dbe655091141bce4d8b24f6503,
  "/media/library/studio/public-fields.tsx#CaptionField": CaptionField_d9f81dbc6fab3d9e029cae17d6442819,
  "/media/library/studio/focal-field.tsx#FocalField": FocalField_8f66250eceb8f4f8aafeb97abb18bbb3,
  "/media/library/studio/public-fields.tsx#PosterField": PosterField_d9f81dbc6fab3d9e029cae17d6442819,
  "/editing/kept/keep-typed.tsx#KeepTyped": KeepTyped_01116de8662dc9856eddf1f561e1678b,
  "/media/library/studio/library-view.tsx#LibraryView": LibraryView_06f58b783f525e0569b8393cfe70a182,
  "/publish/understood-origin.tsx#UnderstoodOrigin": UnderstoodOrigin_88d54848a7686507f89fab7ab8fd2aee,
  "/workflow/redirects/studio/redirect-tools.tsx#RedirectTools": RedirectTools_7b9a0218497c99d293865e5c86b63ad3,
  "/accounts/password-rules.tsx#PasswordRules": PasswordRules_0357025a1da45b10ea1f78af994e4322,
  "/accounts/invite-button.tsx#InviteButton": InviteButton_f736c79acb266a60f6772a20eec054ce,
  "/studio/current-password.tsx#CurrentPassword": CurrentPassword_8933c1ff36188ab47ed477cfc2c961ab,
  "/accounts/sessions/studio/session-list.tsx#SessionList": SessionList_6bd002267382fb1daa5f94da8c1b414f,
  "/accounts/second-factor/studio/panel.tsx#SigningInPanel": SigningInPanel_b5c5585c597349107191cb329fad7de9,
  "/delivery/studio/last-used.tsx#LastUsedCell": LastUsedCell_ae1980074c32f3def20adf86b4640d72,
  "/delivery/studio/last-used-field.tsx#LastUsedField": LastUsedField_dcdef9cf3fec22a94d902fefdc4e4f2e,
  "/editing/preview/studio/revoke-field.tsx#RevokeField": RevokeField_84650bcecd75f75b87c953386ba4793d,
  "/workflow/releases/studio/board.tsx#Board": Board_9292401e91586328ab84893b4bf5deb0,
  "/enquiries/studio/name-cell.tsx#NameCell": NameCell_a4c4d203ce2059e1c8c51095782566bf,
  "/enquiries/studio/about-cell.tsx#AboutCell": AboutCell_b80b4c66148910a2ac25af6d96d0d1e0,
  "/enquiries/studio/source-cell.tsx#SourceCell": SourceCell_b7b8b5e7ff67b590abfadb83c66edb26,
  "/enquiries/studio/time-cell.tsx#TimeCell": TimeCell_99725a9474989fb9cdc394fa472d4784,
  "/enquiries/studio/state-cell.tsx#StateCell": StateCell_8029d3cea86f717976677c10e21c9333,
  "/enquiries/studio/due-cell.tsx#DueCell": DueCell_ba1802911a59ffe06a04f005ac40e266,
  "/enquiries/studio/person-tools.tsx#PersonTools": PersonTools_aaf0fa7c68de0d1ad2424d9d7f715669,
  "/enquiries/studio/list-tabs.tsx#ListTabs": ListTabs_1df97f1a7ca3e337639bce92250ff263,
  "/enquiries/studio/enquiry-view.tsx#EnquiryView": EnquiryView_fc5b5bc41de99ed572e838e4538361ae,
  "/enquiries/deliveries/studio/try-again.tsx#TryAgain": TryAgain_2dab31e8d1d385cd94257af7eaeff2f7,
  "/enquiries/deliveries/studio/list-head.tsx#ListHead": ListHead_03099d4b3a13c944e8888aeb896d3daf,
  "/media/masterplan/studio/model-panel.tsx#ModelPanel": ModelPanel_8331ce53d1174f2969f3d818fc1f8654,
  "/media/frames/studio/frame-note.tsx#FrameNote": FrameNote_26cf768ca32eb4593524ba8e0b2e9bfe,
  "/studio/kind-row-label.tsx#KindRowLabel": KindRowLabel_6ac9eba011f440b0c7e3f48c6ba764ea,
  "/studio/row-label.tsx#RowLabel": RowLabel_aea982b55d70acd624c32745cc78c003,
  "/delivery/brand/studio/colour-field.tsx#ColourField": ColourField_ebd68b459087b4b9ad27c0b9f5d9cee4,
  "/delivery/brand/studio/palette-view.tsx#PaletteView": PaletteView_380bb058077354c300b1d3f1a3958750,
  "/delivery/brand/studio/face-sample.tsx#FaceSample": FaceSample_b3811b2da4868c60799cf086e3bee733,
  "/delivery/brand/studio/words-field.tsx#WordsField": WordsField_f2ded6bbf77f8f6e312bbb0d1d66f492,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/model/prose/paste/clean-paste.tsx#CleanPasteFeature": CleanPasteFeature_0fe2b1045ae730c1e20aa000c0412cd5,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/model/prose/studio/prose-field.tsx#ProseField": ProseField_17d51697e85cc2626dc152d11d1ea222,
  "/enquiries/studio/mailbox-line.tsx#MailboxLine": MailboxLine_c537db4b47d8d71cd0b524e96606b675,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/workflow/comments/studio/block-label.tsx#BlockLabel": BlockLabel_19bb75f4fb510fc225ac9e10b8fbd9ba,
  "/studio/swatches.tsx#Swatches": Swatches_0eab5e82a18bd7f00b1ed9bab3ead0a0,
  "/media/words-on-pictures/studio/words-note.tsx#WordsNote": WordsNote_55ab764f6dbb22471e5f2366a0752f47,
  "/studio/looks-field.tsx#LooksField": LooksField_43fb4199adf184e5d5f3d97b6cc79c60,
  "/studio/help-text.tsx#HelpText": HelpText_9c658e79c32af01b5e68e42be7ba8f87,
  "/delivery/brand/studio/studio-icon.tsx#StudioIcon": StudioIcon_788d1af1f3ebed3b50872f1f02c889e7,
  "/delivery/brand/studio/sign-in-logo.tsx#SignInLogo": SignInLogo_d13410f007c4d17df79446fc3d5c9b84,
  "/overview/search/studio/search-field.tsx#SearchField": SearchField_1dc15a133ea130aa198e3bd6b51cd39d,
  "/workflow/bin/studio/bin-link.tsx#BinLink": BinLink_9d73163cb2596a57d7b771159460ba0b,
  "/studio/mailbox/mailbox-link.tsx#MailboxLink": MailboxLink_e09ac16452d64e47f1e7a0f2477c5328,
  "/accounts/audit/studio/audit-link.tsx#AuditLink": AuditLink_2f654fb6f522c02acd3221bfc450b6dd,
  "/workflow/health/studio/health-link.tsx#HealthLink": HealthLink_647aff0c51771af6587dc6c52ae0c569,
  "/payload/workarounds/lost-requests-provider.tsx#LostRequests": LostRequests_fbc80fa978437d298b11b363e3cbb009,
  "/editing/kept/forget-at-sign-out.tsx#ForgetAtSignOut": ForgetAtSignOut_f334ab4dcdb525618a31d0184a0d1c94,
  "/enquiries/studio/forget-gone.tsx#ForgetGone": ForgetGone_31480f6bd0ea02a5bbafacc2d3c46af0,
  "/studio/menu/menu-provider.tsx#MenuProvider": MenuProvider_fcd19a5096f54419e03298b1e22d47cd,
  "/payload/workarounds/latest-entries.tsx#LatestEntries": LatestEntries_21f4743b6f8734578b6f58638c2234af,
  "/editing/quick-rows/quick-form-state.tsx#QuickFormState": QuickFormState_cd4a0088b3ea3c4d79f7324d7c72166a,
  "/editing/rows/focus-new-rows.tsx#FocusNewRows": FocusNewRows_4dbf5b36e6c7336f786f8f6ed966fb61,
  "/editing/pasting/paste-clicks.tsx#PasteClicks": PasteClicks_6f10318c41a5a2502966e2791cf1bd0c,
  "/workflow/review/studio/ready-view.tsx#ReadyView": ReadyView_448202fff474d64c2988a7a2c3cb5076,
  "/workflow/bin/studio/bin-view.tsx#BinView": BinView_14b9f5dc12c7e7716e2f23e62c2642c0,
  "/accounts/studio/sign-in-view.tsx#SignInView": SignInView_535a65333b76afaca385bc62a4993f00,
  "/accounts/forgotten-view.tsx#ForgottenView": ForgottenView_54b93cd8efa4d387194afe57bf7309b5,
  "/overview/visits/studio/visits-view.tsx#VisitsView": VisitsView_230616e8465ad827bdf5393709ac6c11,
  "/accounts/audit/studio/audit-view.tsx#AuditView": AuditView_af9c103e69039623039e77d708929344,
  "/workflow/health/studio/health-view.tsx#HealthView": HealthView_667e31e11496686ce2b3c47a6ac50e1a,
  "/workflow/dashboard/studio/dashboard.tsx#Dashboard": Dashboard_88e916f0f352dbf93c255a9608b3d055,
  "/studio/mailbox/mailbox-view.tsx#MailboxView": MailboxView_42f31948ab6f70ca57a25793e541c777,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
