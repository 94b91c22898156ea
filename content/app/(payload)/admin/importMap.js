import { ReviewLine as ReviewLine_7d2b787e39f09d7fc97df6a350fb6494 } from '../../../workflow/review/studio/review-line.tsx'
import { CommentsLine as CommentsLine_e6092cffe484df865d4a336ca8ccee79 } from '../../../workflow/comments/studio/comments-line.tsx'
import { ReleaseLine as ReleaseLine_7820362b930f51e15a3d1b66b8116b70 } from '../../../workflow/releases/studio/release-line.tsx'
import { ScheduleLine as ScheduleLine_24e9035aaca8d7aab3958e2410fdfd27 } from '../../../workflow/schedules/studio/schedule-line.tsx'
import { SlugField as SlugField_82a6e92c44d3077da86793ade3c56e60 } from '../../../model/slugs/slug-field.tsx'
import { FoundPanel as FoundPanel_a96f77300bf71b559a7827777cc96a80 } from '../../../editing/found/found-panel.tsx'
import { UsedIn as UsedIn_1c14d15b196caef3bdb909f8da602905 } from '../../../studio/used-in.tsx'
import { StatusCell as StatusCell_557cb343c29a85fc488cc7071a439fbe } from '../../../workflow/schedules/studio/status-cell.tsx'
import { DeleteSelected as DeleteSelected_241a1aecaaeae89f2f7090c40c75b81e } from '../../../workflow/before-deleting/studio/delete-selected.tsx'
import { SelectionNote as SelectionNote_2e636c3f9e680a265ba736cd13cee338 } from '../../../workflow/before-publishing/sheet/selection-note.tsx'
import { QuickRows as QuickRows_d5ac04ce7b69a61a141e4dd42f2456fc } from '../../../editing/quick-rows/quick-rows.tsx'
import { FieldInAddress as FieldInAddress_6dd6bcd39a7cdb6cbcb17c9c52c0a68a } from '../../../editing/beside/field-in-address.tsx'
import { PageButton as PageButton_c95e05f80d0fc44457f97f74d79d3467 } from '../../../editing/beside/page-button.tsx'
import { FirstSave as FirstSave_27aa85b57216313dedd70c90639d99cf } from '../../../editing/new-record/first-save.tsx'
import { ReceiptNotice as ReceiptNotice_c1eb4eb2e6b569297a1f759d5b0b8aff } from '../../../publish/receipts/receipt-notice.tsx'
import { OpenForm as OpenForm_10cd404a9fcad75fec66521a11de97ea } from '../../../editing/together/open-form.tsx'
import { DeleteRecord as DeleteRecord_01999b18fd33d51a5fbdf30de0af6754 } from '../../../workflow/before-deleting/studio/delete-record.tsx'
import { PreviewControls as PreviewControls_5e99335769f3ce392c71703800bc63d3 } from '../../../editing/preview/studio/preview-controls.tsx'
import { PublishControl as PublishControl_681468f1301ce595d3c03196e032040c } from '../../../workflow/before-publishing/sheet/publish-control.tsx'
import { NoButton as NoButton_27aa85b57216313dedd70c90639d99cf } from '../../../editing/new-record/first-save.tsx'
import { VersionsView as VersionsView_9a9ca872804878487712a91408fca1ca } from '../../../editing/versions/versions-view.tsx'
import { VersionView as VersionView_610c85cb03c10b7e4486174f34db3692 } from '../../../editing/versions/version-view.tsx'
import { PageBeside as PageBeside_f9762257c58804134dfa8cbe3406522b } from '../../../editing/beside/page-beside.tsx'
import { EditView as EditView_9f29cb66fbe19277b87b316c2e74dae7 } from '../../../editing/late-answers/edit-view.tsx'
import { NewRecordView as NewRecordView_4f738a3d599ce8ca5032b59ae0a6d422 } from '../../../editing/new-record/view.tsx'
import { ShapeField as ShapeField_baf4be4cc2253806e779d5242cbdbdfe } from '../../../studio/shape-field.tsx'
import { PriceCell as PriceCell_a0c607248a74973ac20ec3a9bac4651c } from '../../../studio/price-cell.tsx'
import { SheetPanel as SheetPanel_688067887140cbf6ec099aef6de52411 } from '../../../listings/studio/sheet-panel.tsx'
import { PublicNoteField as PublicNoteField_dcce061b1d089e476e0fe42e4eefedc2 } from '../../../media/library/studio/public-fields.tsx'
import { AltSuggestion as AltSuggestion_54481becd280206d4754a793cadb5585 } from '../../../media/library/studio/alt-suggestion.tsx'
import { CaptionField as CaptionField_dcce061b1d089e476e0fe42e4eefedc2 } from '../../../media/library/studio/public-fields.tsx'
import { FocalField as FocalField_8be4e97d68348401718dbb81cb6b03f3 } from '../../../media/library/studio/focal-field.tsx'
import { PosterField as PosterField_dcce061b1d089e476e0fe42e4eefedc2 } from '../../../media/library/studio/public-fields.tsx'
import { LibraryView as LibraryView_4c4509b42d5f3cba60ace9cc3913c401 } from '../../../media/library/studio/library-view.tsx'
import { PasswordRules as PasswordRules_0357025a1da45b10ea1f78af994e4322 } from '../../../accounts/password-rules.tsx'
import { InviteButton as InviteButton_f736c79acb266a60f6772a20eec054ce } from '../../../accounts/invite-button.tsx'
import { CurrentPassword as CurrentPassword_8933c1ff36188ab47ed477cfc2c961ab } from '../../../studio/current-password.tsx'
import { SessionList as SessionList_b75cc1a865819da00bfbbca1355a76aa } from '../../../accounts/sessions/studio/session-list.tsx'
import { SigningInPanel as SigningInPanel_323e4fe2c867629aae1921a201a67dc7 } from '../../../accounts/second-factor/studio/panel.tsx'
import { LastUsedCell as LastUsedCell_ae1980074c32f3def20adf86b4640d72 } from '../../../delivery/studio/last-used.tsx'
import { LastUsedField as LastUsedField_dcdef9cf3fec22a94d902fefdc4e4f2e } from '../../../delivery/studio/last-used-field.tsx'
import { RevokeField as RevokeField_a18f2e20ff746f8a9cb5eabdcc451c21 } from '../../../editing/preview/studio/revoke-field.tsx'
import { Board as Board_24ef993e3f825e4fb6124cf3ab87c1b1 } from '../../../workflow/releases/studio/board.tsx'
import { NameCell as NameCell_a4c4d203ce2059e1c8c51095782566bf } from '../../../enquiries/studio/name-cell.tsx'
import { AboutCell as AboutCell_b80b4c66148910a2ac25af6d96d0d1e0 } from '../../../enquiries/studio/about-cell.tsx'
import { SourceCell as SourceCell_b7b8b5e7ff67b590abfadb83c66edb26 } from '../../../enquiries/studio/source-cell.tsx'
import { TimeCell as TimeCell_99725a9474989fb9cdc394fa472d4784 } from '../../../enquiries/studio/time-cell.tsx'
import { StateCell as StateCell_8029d3cea86f717976677c10e21c9333 } from '../../../enquiries/studio/state-cell.tsx'
import { DueCell as DueCell_ba1802911a59ffe06a04f005ac40e266 } from '../../../enquiries/studio/due-cell.tsx'
import { PersonTools as PersonTools_aaf0fa7c68de0d1ad2424d9d7f715669 } from '../../../enquiries/studio/person-tools.tsx'
import { ListTabs as ListTabs_1df97f1a7ca3e337639bce92250ff263 } from '../../../enquiries/studio/list-tabs.tsx'
import { EnquiryView as EnquiryView_fc5b5bc41de99ed572e838e4538361ae } from '../../../enquiries/studio/enquiry-view.tsx'
import { TryAgain as TryAgain_69d81f4e18ef02aa292d5c5bd674a792 } from '../../../enquiries/deliveries/studio/try-again.tsx'
import { ListHead as ListHead_bd36acbd2a5623259647f4e183ddfc0c } from '../../../enquiries/deliveries/studio/list-head.tsx'
import { ModelPanel as ModelPanel_974aca07750954ac0c51e6c1fcd2457e } from '../../../media/masterplan/studio/model-panel.tsx'
import { FrameNote as FrameNote_18842678efc69efa9e863bc5b6b98b47 } from '../../../media/frames/studio/frame-note.tsx'
import { RowLabel as RowLabel_aea982b55d70acd624c32745cc78c003 } from '../../../studio/row-label.tsx'
import { ColourField as ColourField_1e106d1ddd47725dc9d80739b0279334 } from '../../../delivery/brand/studio/colour-field.tsx'
import { PaletteView as PaletteView_fb611557408f77d2be8b8dd8877ba9f6 } from '../../../delivery/brand/studio/palette-view.tsx'
import { FaceSample as FaceSample_b1614215442da031a1db5957354b539b } from '../../../delivery/brand/studio/face-sample.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteFeature as CleanPasteFeature_bf01027d9b68c4f123b496b64e6097fd } from '../../../model/prose/paste/clean-paste.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ProseField as ProseField_5374abbc498b87cbc6daa1a68a6c8676 } from '../../../model/prose/studio/prose-field.tsx'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLabel as BlockLabel_aa2b242c239f4ee68584d80614ec4779 } from '../../../workflow/comments/studio/block-label.tsx'
import { Swatches as Swatches_0eab5e82a18bd7f00b1ed9bab3ead0a0 } from '../../../studio/swatches.tsx'
import { HelpText as HelpText_9c658e79c32af01b5e68e42be7ba8f87 } from '../../../studio/help-text.tsx'
import { StudioIcon as StudioIcon_36f636c69a5594528d4127bc7ee689e3 } from '../../../delivery/brand/studio/studio-icon.tsx'
import { SignInLogo as SignInLogo_b8d1839e79fddb82b30dfd865e87db5f } from '../../../delivery/brand/studio/sign-in-logo.tsx'
import { SearchField as SearchField_92fcffa468e2996a6060f7c45822567b } from '../../../overview/search/studio/search-field.tsx'
import { MailboxLink as MailboxLink_f427ec76e783f14f8dea87d7798ec36c } from '../../../studio/mailbox/mailbox-link.tsx'
import { AuditLink as AuditLink_ea427aa06e19d665a5f114fa579aa241 } from '../../../accounts/audit/studio/audit-link.tsx'
import { QuickFormState as QuickFormState_7d3033f1e2215551058c92e3287e93b9 } from '../../../editing/quick-rows/quick-form-state.tsx'
import { FocusNewRows as FocusNewRows_2383deafc083b75d0f586f8211137919 } from '../../../editing/rows/focus-new-rows.tsx'
import { ReadyView as ReadyView_c792090736362d8f9feffbfd92a54b81 } from '../../../workflow/review/studio/ready-view.tsx'
import { SignInView as SignInView_535a65333b76afaca385bc62a4993f00 } from '../../../accounts/studio/sign-in-view.tsx'
import { ForgottenView as ForgottenView_54b93cd8efa4d387194afe57bf7309b5 } from '../../../accounts/forgotten-view.tsx'
import { VisitsView as VisitsView_6e09dca4caf9a74827e3e2e106261043 } from '../../../overview/visits/studio/visits-view.tsx'
import { AuditView as AuditView_93b33d98e1c27b84f1afed76e7036b47 } from '../../../accounts/audit/studio/audit-view.tsx'
import { Dashboard as Dashboard_a2e792c660d348e10c92ec2cf9543676 } from '../../../workflow/dashboard/studio/dashboard.tsx'
import { MailboxView as MailboxView_f9dca3db159244e989e980747c438950 } from '../../../studio/mailbox/mailbox-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/workflow/review/studio/review-line.tsx#ReviewLine": ReviewLine_7d2b787e39f09d7fc97df6a350fb6494,
  "/workflow/comments/studio/comments-line.tsx#CommentsLine": CommentsLine_e6092cffe484df865d4a336ca8ccee79,
  "/workflow/releases/studio/release-line.tsx#ReleaseLine": ReleaseLine_7820362b930f51e15a3d1b66b8116b70,
  "/workflow/schedules/studio/schedule-line.tsx#ScheduleLine": ScheduleLine_24e9035aaca8d7aab3958e2410fdfd27,
  "/model/slugs/slug-field.tsx#SlugField": SlugField_82a6e92c44d3077da86793ade3c56e60,
  "/editing/found/found-panel.tsx#FoundPanel": FoundPanel_a96f77300bf71b559a7827777cc96a80,
  "/studio/used-in.tsx#UsedIn": UsedIn_1c14d15b196caef3bdb909f8da602905,
  "/workflow/schedules/studio/status-cell.tsx#StatusCell": StatusCell_557cb343c29a85fc488cc7071a439fbe,
  "/workflow/before-deleting/studio/delete-selected.tsx#DeleteSelected": DeleteSelected_241a1aecaaeae89f2f7090c40c75b81e,
  "/workflow/before-publishing/sheet/selection-note.tsx#SelectionNote": SelectionNote_2e636c3f9e680a265ba736cd13cee338,
  "/editing/quick-rows/quick-rows.tsx#QuickRows": QuickRows_d5ac04ce7b69a61a141e4dd42f2456fc,
  "/editing/beside/field-in-address.tsx#FieldInAddress": FieldInAddress_6dd6bcd39a7cdb6cbcb17c9c52c0a68a,
  "/editing/beside/page-button.tsx#PageButton": PageButton_c95e05f80d0fc44457f97f74d79d3467,
  "/editing/new-record/first-save.tsx#FirstSave": FirstSave_27aa85b57216313dedd70c90639d99cf,
  "/publish/receipts/receipt-notice.tsx#ReceiptNotice": ReceiptNotice_c1eb4eb2e6b569297a1f759d5b0b8aff,
  "/editing/together/open-form.tsx#OpenForm": OpenForm_10cd404a9fcad75fec66521a11de97ea,
  "/workflow/before-deleting/studio/delete-record.tsx#DeleteRecord": DeleteRecord_01999b18fd33d51a5fbdf30de0af6754,
  "/editing/preview/studio/preview-controls.tsx#PreviewControls": PreviewControls_5e99335769f3ce392c71703800bc63d3,
  "/workflow/before-publishing/sheet/publish-control.tsx#PublishControl": PublishControl_681468f1301ce595d3c03196e032040c,
  "/editing/new-record/first-save.tsx#NoButton": NoButton_27aa85b57216313dedd70c90639d99cf,
  "/editing/versions/versions-view.tsx#VersionsView": VersionsView_9a9ca872804878487712a91408fca1ca,
  "/editing/versions/version-view.tsx#VersionView": VersionView_610c85cb03c10b7e4486174f34db3692,
  "/editing/beside/page-beside.tsx#PageBeside": PageBeside_f9762257c58804134dfa8cbe3406522b,
  "/editing/late-answers/edit-view.tsx#EditView": EditView_9f29cb66fbe19277b87b316c2e74dae7,
  "/editing/new-record/view.tsx#NewRecordView": NewRecordView_4f738a3d599ce8ca5032b59ae0a6d422,
  "/studio/shape-field.tsx#ShapeField": ShapeField_baf4be4cc2253806e779d5242cbdbdfe,
  "/studio/price-cell.tsx#PriceCell": PriceCell_a0c607248a74973ac20ec3a9bac4651c,
  "/listings/studio/sheet-panel.tsx#SheetPanel": SheetPanel_688067887140cbf6ec099aef6de52411,
  "/media/library/studio/public-fields.tsx#PublicNoteField": PublicNoteField_dcce061b1d089e476e0fe42e4eefedc2,
  "/media/library/studio/alt-suggestion.tsx#AltSuggestion": AltSuggestion_54481becd280206d4754a793cadb5585,
  "/media/library/studio/public-fields.tsx#CaptionField": CaptionField_dcce061b1d089e476e0fe42e4eefedc2,
  "/media/library/studio/focal-field.tsx#FocalField": FocalField_8be4e97d68348401718dbb81cb6b03f3,
  "/media/library/studio/public-fields.tsx#PosterField": PosterField_dcce061b1d089e476e0fe42e4eefedc2,
  "/media/library/studio/library-view.tsx#LibraryView": LibraryView_4c4509b42d5f3cba60ace9cc3913c401,
  "/accounts/password-rules.tsx#PasswordRules": PasswordRules_0357025a1da45b10ea1f78af994e4322,
  "/accounts/invite-button.tsx#InviteButton": InviteButton_f736c79acb266a60f6772a20eec054ce,
  "/studio/current-password.tsx#CurrentPassword": CurrentPassword_8933c1ff36188ab47ed477cfc2c961ab,
  "/accounts/sessions/studio/session-list.tsx#SessionList": SessionList_b75cc1a865819da00bfbbca1355a76aa,
  "/accounts/second-factor/studio/panel.tsx#SigningInPanel": SigningInPanel_323e4fe2c867629aae1921a201a67dc7,
  "/delivery/studio/last-used.tsx#LastUsedCell": LastUsedCell_ae1980074c32f3def20adf86b4640d72,
  "/delivery/studio/last-used-field.tsx#LastUsedField": LastUsedField_dcdef9cf3fec22a94d902fefdc4e4f2e,
  "/editing/preview/studio/revoke-field.tsx#RevokeField": RevokeField_a18f2e20ff746f8a9cb5eabdcc451c21,
  "/workflow/releases/studio/board.tsx#Board": Board_24ef993e3f825e4fb6124cf3ab87c1b1,
  "/enquiries/studio/name-cell.tsx#NameCell": NameCell_a4c4d203ce2059e1c8c51095782566bf,
  "/enquiries/studio/about-cell.tsx#AboutCell": AboutCell_b80b4c66148910a2ac25af6d96d0d1e0,
  "/enquiries/studio/source-cell.tsx#SourceCell": SourceCell_b7b8b5e7ff67b590abfadb83c66edb26,
  "/enquiries/studio/time-cell.tsx#TimeCell": TimeCell_99725a9474989fb9cdc394fa472d4784,
  "/enquiries/studio/state-cell.tsx#StateCell": StateCell_8029d3cea86f717976677c10e21c9333,
  "/enquiries/studio/due-cell.tsx#DueCell": DueCell_ba1802911a59ffe06a04f005ac40e266,
  "/enquiries/studio/person-tools.tsx#PersonTools": PersonTools_aaf0fa7c68de0d1ad2424d9d7f715669,
  "/enquiries/studio/list-tabs.tsx#ListTabs": ListTabs_1df97f1a7ca3e337639bce92250ff263,
  "/enquiries/studio/enquiry-view.tsx#EnquiryView": EnquiryView_fc5b5bc41de99ed572e838e4538361ae,
  "/enquiries/deliveries/studio/try-again.tsx#TryAgain": TryAgain_69d81f4e18ef02aa292d5c5bd674a792,
  "/enquiries/deliveries/studio/list-head.tsx#ListHead": ListHead_bd36acbd2a5623259647f4e183ddfc0c,
  "/media/masterplan/studio/model-panel.tsx#ModelPanel": ModelPanel_974aca07750954ac0c51e6c1fcd2457e,
  "/media/frames/studio/frame-note.tsx#FrameNote": FrameNote_18842678efc69efa9e863bc5b6b98b47,
  "/studio/row-label.tsx#RowLabel": RowLabel_aea982b55d70acd624c32745cc78c003,
  "/delivery/brand/studio/colour-field.tsx#ColourField": ColourField_1e106d1ddd47725dc9d80739b0279334,
  "/delivery/brand/studio/palette-view.tsx#PaletteView": PaletteView_fb611557408f77d2be8b8dd8877ba9f6,
  "/delivery/brand/studio/face-sample.tsx#FaceSample": FaceSample_b1614215442da031a1db5957354b539b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/model/prose/paste/clean-paste.tsx#CleanPasteFeature": CleanPasteFeature_bf01027d9b68c4f123b496b64e6097fd,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/model/prose/studio/prose-field.tsx#ProseField": ProseField_5374abbc498b87cbc6daa1a68a6c8676,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/workflow/comments/studio/block-label.tsx#BlockLabel": BlockLabel_aa2b242c239f4ee68584d80614ec4779,
  "/studio/swatches.tsx#Swatches": Swatches_0eab5e82a18bd7f00b1ed9bab3ead0a0,
  "/studio/help-text.tsx#HelpText": HelpText_9c658e79c32af01b5e68e42be7ba8f87,
  "/delivery/brand/studio/studio-icon.tsx#StudioIcon": StudioIcon_36f636c69a5594528d4127bc7ee689e3,
  "/delivery/brand/studio/sign-in-logo.tsx#SignInLogo": SignInLogo_b8d1839e79fddb82b30dfd865e87db5f,
  "/overview/search/studio/search-field.tsx#SearchField": SearchField_92fcffa468e2996a6060f7c45822567b,
  "/studio/mailbox/mailbox-link.tsx#MailboxLink": MailboxLink_f427ec76e783f14f8dea87d7798ec36c,
  "/accounts/audit/studio/audit-link.tsx#AuditLink": AuditLink_ea427aa06e19d665a5f114fa579aa241,
  "/editing/quick-rows/quick-form-state.tsx#QuickFormState": QuickFormState_7d3033f1e2215551058c92e3287e93b9,
  "/editing/rows/focus-new-rows.tsx#FocusNewRows": FocusNewRows_2383deafc083b75d0f586f8211137919,
  "/workflow/review/studio/ready-view.tsx#ReadyView": ReadyView_c792090736362d8f9feffbfd92a54b81,
  "/accounts/studio/sign-in-view.tsx#SignInView": SignInView_535a65333b76afaca385bc62a4993f00,
  "/accounts/forgotten-view.tsx#ForgottenView": ForgottenView_54b93cd8efa4d387194afe57bf7309b5,
  "/overview/visits/studio/visits-view.tsx#VisitsView": VisitsView_6e09dca4caf9a74827e3e2e106261043,
  "/accounts/audit/studio/audit-view.tsx#AuditView": AuditView_93b33d98e1c27b84f1afed76e7036b47,
  "/workflow/dashboard/studio/dashboard.tsx#Dashboard": Dashboard_a2e792c660d348e10c92ec2cf9543676,
  "/studio/mailbox/mailbox-view.tsx#MailboxView": MailboxView_f9dca3db159244e989e980747c438950,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
